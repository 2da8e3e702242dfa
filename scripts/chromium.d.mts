export function chromiumPath(): string | undefined
export function ensureChromium(): void
export const launchOptions: { executablePath: string | undefined; args: string[] }
