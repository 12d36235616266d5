/** The same as read.ts, for whoever should load the words of no language but the letter's: a browser. */
import type { Reading } from '@plainletter/contracts/reading'

import { openText, readLetter } from './read-letter.ts'
import type { Hints } from './read-letter.ts'
import { loadWords } from './words/load-words.ts'

/** What `read` says. Rejects only where the words cannot be loaded. */
export async function readInItsLanguage(text: string, hints: Hints = {}): Promise<Reading> {
  const open = openText(text, hints)
  return readLetter(open, await loadWords(open.language), hints)
}
