import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { canInstallPackages, installPackages } from './debian.mjs'

export const firefoxPath = () => process.env.FIREFOX_PATH || '/usr/bin/firefox-esr'

/** The other engines in which the journeys run: what each needs to be there, and which packages of Debian bring it. */
const ENGINES = {
  Firefox: { files: [firefoxPath()], packages: ['firefox-esr'] },
  WebKit: { files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
}

const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

export const isEngineThere = (name) => ENGINES[name].files.every((file) => existsSync(file))
export const canInstallEngines = () => isDebian() && canInstallPackages()

/** Firefox and WebKit for the long tests: those that are there, else Debian's as root. It says which cannot be had. */
export function ensureEngines() {
  const absent = Object.keys(ENGINES).filter((name) => !isEngineThere(name))
  if (absent.length > 0 && canInstallEngines())
    installPackages('--no-install-recommends', ...absent.flatMap((name) => ENGINES[name].packages))
  for (const name of absent.filter((each) => !isEngineThere(each))) {
    const packages = ENGINES[name].packages.join(' and ')
    console.log(`${name} is not to be had here: it is installed by ${packages} on Debian, by root`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureEngines()
