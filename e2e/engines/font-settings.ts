import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FONTCONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <match target="pattern">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
  </match>
</fontconfig>
`

/**
 * Letters by their outlines, as on phones, a Mac and in Windows: Debian moves their tops to whole pixels. For the
 * environment of an engine that is at home in this folder: Firefox asks fontconfig, WebKit asks the screen's defaults.
 */
export function unhintedFonts(home: string): { HOME: string; FONTCONFIG_FILE: string } {
  const file = join(home, 'fonts.conf')
  writeFileSync(file, FONTCONFIG)
  writeFileSync(join(home, '.Xdefaults'), 'Xft.hinting: 0\nXft.hintstyle: hintnone\n')
  return { HOME: home, FONTCONFIG_FILE: file }
}
