import { useMemo } from 'react'
import { DEFAULT_FORMAT, FORMAT_NAMES, type FormatName } from '#graphic/formats.ts'
import { settingNamed, useSettings } from '#web/api/settings.ts'

function listFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The gate for the setting: those of its formats that are known here, in one order; the default one when there is none. */
export function formatsFrom(value: string | undefined): readonly FormatName[] {
  const list = listFrom(value ?? '')
  const chosen = Array.isArray(list) ? FORMAT_NAMES.filter((name) => list.includes(name)) : []
  return chosen.length > 0 ? chosen : [DEFAULT_FORMAT]
}

/** The formats that the club makes of every graphic. */
export function useClubFormats(): readonly FormatName[] {
  const value = settingNamed(useSettings().data, 'graphicFormats')?.value
  return useMemo(() => formatsFrom(value), [value])
}
