/** Word files as pages: their words, or the pictures in them when somebody pasted photos into a document. */
import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'

import { readDoc } from './doc.ts'
import { readDocx } from './docx.ts'
import { inflateEntry } from './inflate-entry.ts'
import { countLetters, FEW_LETTERS } from './ocr.ts'
import type { Ocr, ReadPage } from './ocr.ts'
import { readPicture } from './picture.ts'
import { sniffFile } from './sniff.ts'
import { tidyText } from './tidy-text.ts'
import { readZipDirectory } from './zip-directory.ts'

const PICTURE = /^word\/media\/[^/]+\.(?:jpe?g|png|gif)$/i
const MOST_PICTURES = 20

/** The pages of a .docx file. Throws a refusal. */
export async function readDocxPages(bytes: Uint8Array, ocr: Ocr): Promise<ReadPage[]> {
  const text = tidyText(readDocx(bytes))
  const page: ReadPage = { text, method: 'text', confidence: 100 }
  if (countLetters(text) >= FEW_LETTERS) return [page]
  const pictures = await readPictures(bytes, ocr)
  return pictures.length > 0 ? [...(text === '' ? [] : [page]), ...pictures] : [page]
}

/** The pages of a .doc file: one. Throws a refusal. */
export function readDocPages(bytes: Uint8Array): ReadPage[] {
  return [{ text: tidyText(readDoc(bytes)), method: 'text', confidence: 100 }]
}

async function readPictures(bytes: Uint8Array, ocr: Ocr): Promise<ReadPage[]> {
  const budget = { left: UPLOAD_LIMITS.inflatedBytes }
  const entries = readZipDirectory(bytes).filter((entry) => PICTURE.test(entry.name))
  const pages: ReadPage[] = []
  for (const entry of entries.slice(0, MOST_PICTURES)) {
    const picture = inflateEntry(bytes, entry, budget)
    if (!sniffFile({ name: entry.name, bytes: picture }).ok) continue
    const page = await readPicture(picture, ocr)
    if (page.text !== '') pages.push(page)
  }
  return pages
}
