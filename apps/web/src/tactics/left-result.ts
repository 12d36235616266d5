import { DocumentId } from '@plainletter/contracts/document'
import * as z from 'zod/mini'

const KEY = 'plainletter-left-result'
const LeftResult = z.strictObject({ documentId: DocumentId })

/** Notes which result was left for its cheat sheet, until this tab closes. Its id alone: no text is stored here. */
export function keepLeftResult(documentId: number): void {
  sessionStorage.setItem(KEY, JSON.stringify({ documentId }))
}

export function forgetLeftResult(): void {
  sessionStorage.removeItem(KEY)
}

/** The result that was left, or undefined. What cannot be read is told to the console and forgotten. */
export function findLeftResult(): number | undefined {
  const stored = sessionStorage.getItem(KEY)
  if (stored === null) return undefined
  try {
    return LeftResult.parse(JSON.parse(stored)).documentId
  } catch (error) {
    console.error('The stored result could not be read', error)
    forgetLeftResult()
    return undefined
  }
}
