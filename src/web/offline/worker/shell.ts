/** Written in by the build: the page's entry and the files which the match screens are made of. */
declare const __SHELL__: { version: string; entry: string; files: string[] }
const { version, entry, files } = __SHELL__

const PREFIX = 'shell-'
const NAME = `${PREFIX}${version}`
const PAGE = '/'

/** The page comes with the policy and the nonce that belong to each other, so it is kept with its headers. */
export async function storeShell(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-store' })
  // While a new version is being put out, another server may still answer with the old page.
  if (!page.ok || !(await page.clone().text()).includes(entry)) {
    throw new Error(`The page is not of version ${version}`)
  }
  const shell = await caches.open(NAME)
  await shell.addAll(files)
  await shell.put(PAGE, page)
}

export async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(old.map((name) => caches.delete(name)))
}

const inShell = async (address: string): Promise<Response | undefined> => (await caches.open(NAME)).match(address)

export const shellPage = async (request: Request): Promise<Response> => (await inShell(PAGE)) ?? fetch(request)

export const shellFile = (request: Request): Promise<Response | undefined> => inShell(new URL(request.url).pathname)
