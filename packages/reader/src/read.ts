/** Reads a letter or a question: what it says, each item with its place in the text. No law, no clock, no state. */
import type { Reading } from '@plainletter/contracts/reading'

import { openText, readLetter } from './read-letter.ts'
import type { Hints } from './read-letter.ts'
import { wordsOf } from './words/every-language.ts'

/** What the text says, with the words of every language at hand. Spans are UTF-16 offsets into `text`. Never throws. */
export function read(text: string, hints: Hints = {}): Reading {
  const open = openText(text, hints)
  return readLetter(open, wordsOf(open.language), hints)
}
