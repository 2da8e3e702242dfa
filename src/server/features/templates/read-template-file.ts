import { TEMPLATE_FILE_VERSION, type TemplateFile, templateFile, templateFileHeader } from '#contract/template-file.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { refuseUnstorable } from '#server/plugins/input-gate.ts'
import { isModestJson } from './json-shape.ts'

/** Several times what the largest template needs. */
const BOUNDS = { depth: 50, parts: 200_000 }

function parse(bytes: Buffer): unknown {
  if (!isModestJson(bytes, BOUNDS)) throw new ApiError(400, 'Plik szablonu jest zbyt rozbudowany')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError(400, 'Plik szablonu nie jest poprawnym JSON-em. Wybierz plik z eksportu szablonu')
  }
}

export function readTemplateFile(bytes: Buffer): TemplateFile {
  const parsed = parse(bytes)
  refuseUnstorable(parsed)
  if (templateFileHeader.parse(parsed).version > TEMPLATE_FILE_VERSION) {
    throw new ApiError(400, 'Szablon zrobiła nowsza wersja Jedenastki. Zaktualizuj aplikację i spróbuj ponownie')
  }
  return templateFile.parse(parsed)
}
