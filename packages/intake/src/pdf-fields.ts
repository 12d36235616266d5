/** What is filled in on a PDF form, and notes typed onto a page: they lie over the page and not in it. */
import type { TextRun } from './pdf-lines.ts'

const USUAL_SIZE = 10
/** Annotation flags of PDF 32000 12.5.3: hidden, and not shown on the screen. */
const UNSEEN = 2 | 32

/** The lines of a filled-in field or typed note as runs in PDF space, where the field stands. */
export function readField(annotation: object): TextRun[] {
  const text = fieldText(annotation)
  const rect = fieldRect(annotation)
  if (text === '' || !rect || isUnseen(annotation)) return []
  const [left, bottom, right, top] = rect
  const lines = text.split(/\r\n?|\n/)
  const height = (top - bottom) / lines.length
  const size = Math.max(Math.min(USUAL_SIZE, height * 0.8), 3)
  const width = Math.max(right - left, 1)
  return lines.map((str, index) => ({
    str,
    transform: [size, 0, 0, size, left, top - height * (index + 0.5) - size * 0.35],
    width: Math.min(width, str.length * size * 0.5),
  }))
}

function fieldText(annotation: object): string {
  if (!('subtype' in annotation)) return ''
  if (annotation.subtype === 'Widget') return valueText(annotation)
  const typed =
    annotation.subtype === 'FreeText' && 'textContent' in annotation ? annotation.textContent : []
  return Array.isArray(typed)
    ? typed
        .filter((line) => typeof line === 'string')
        .join('\n')
        .trim()
    : ''
}

/** Typed fields and choices; buttons have no words, and passwords are nobody's business. */
function valueText(annotation: object): string {
  if (!('fieldType' in annotation && 'fieldValue' in annotation)) return ''
  const { fieldType, fieldValue } = annotation
  if (
    (fieldType !== 'Tx' && fieldType !== 'Ch') ||
    ('password' in annotation && annotation.password === true)
  )
    return ''
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values
    .filter((value) => typeof value === 'string')
    .join(', ')
    .trim()
}

function fieldRect(annotation: object): [number, number, number, number] | null {
  if (!('rect' in annotation) || !Array.isArray(annotation.rect)) return null
  const [left, bottom, right, top] = annotation.rect.map(Number)
  if (left === undefined || bottom === undefined || right === undefined || top === undefined)
    return null
  return [left, bottom, right, top]
}

function isUnseen(annotation: object): boolean {
  const flags = 'annotationFlags' in annotation ? Number(annotation.annotationFlags) : 0
  return (flags & UNSEEN) !== 0
}
