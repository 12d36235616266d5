const KEY = 'plainletter-left-result'

/** Notes which result was left for its cheat sheet, until this tab closes. Its id alone: no text is stored here. */
export function keepLeftResult(documentId: number): void {
  sessionStorage.setItem(KEY, String(documentId))
}

export function forgetLeftResult(): void {
  sessionStorage.removeItem(KEY)
}

/** The result that was left, or undefined. What cannot be read is told to the console and forgotten. */
export function findLeftResult(): number | undefined {
  const stored = sessionStorage.getItem(KEY)
  if (stored === null) return undefined
  if (/^[1-9]\d{0,15}$/.test(stored)) return Number(stored)
  console.error('The stored result could not be read')
  forgetLeftResult()
  return undefined
}
