export type EngineName = 'Firefox' | 'WebKit'
export function firefoxPath(): string
export function isEngineThere(name: EngineName): boolean
export function canInstallEngines(): boolean
export function ensureEngines(): void
