/** Character maps for PDF files that do not carry their own, taken from a ZIP file that is bundled with the caller. */
import { inflateEntry } from './inflate-entry.ts'
import type { CharacterMaps } from './pdf.ts'
import { readZipDirectory } from './zip-directory.ts'

const WHOLE_PACK = { left: 8 * 1024 * 1024 }

/** Opens the pack (data/japanese-cmaps.zip). Maps that are not in it are null, and the PDF is read without. */
export function openCharacterMaps(pack: Uint8Array): CharacterMaps {
  return async (name) => {
    const entry = readZipDirectory(pack).find((one) => one.name === name)
    return entry ? inflateEntry(pack, entry, { ...WHOLE_PACK }) : null
  }
}
