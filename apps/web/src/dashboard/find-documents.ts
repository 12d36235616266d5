import type { DocumentSummary } from '@plainletter/contracts/document'

import { nameFile } from '../name-file.ts'
import { nameLetter, nameType } from '../name-type.ts'

type Findable = Pick<
  DocumentSummary,
  'id' | 'filename' | 'originalText' | 'documentType' | 'analysis'
>

/** Those whose name, kind or first words hold `query`, whatever the case, and those found by their whole text. */
export function findDocuments<Kind extends Findable>(
  documents: readonly Kind[],
  query: string,
  idsByText: readonly number[],
): Kind[] {
  const wanted = fold(query)
  if (wanted === '') return [...documents]
  return documents.filter(
    (document) => isShownIn(document, wanted) || idsByText.includes(document.id),
  )
}

/** Whether the words stand in what the card shows. */
export const isShownIn = (document: Findable, query: string) =>
  [
    nameFile(document.filename),
    document.originalText,
    document.documentType ?? '',
    nameType(document.documentType ?? ''),
    nameLetter(document) ?? '',
  ].some((text) => fold(text).includes(fold(query)))

interface Stretch {
  text: string
  isMatch: boolean
  start: number
}

/** The text in stretches, each the words that are looked for or what stands between them. */
export function splitMatches(text: string, query: string): Stretch[] {
  const wanted = query.trim()
  if (wanted === '') return [{ text, isMatch: false, start: 0 }]
  const escaped = wanted
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\s+/g, String.raw`\s+`)
  let start = 0
  return text
    .split(new RegExp(`(${escaped})`, 'giu'))
    .map((part, at) => {
      const stretch = { text: part, isMatch: at % 2 === 1, start }
      start += part.length
      return stretch
    })
    .filter((stretch) => stretch.text !== '')
}

const fold = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
