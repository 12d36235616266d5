/** Files made to break their reader, each with the end that it must have. Ours, made of a few bytes when asked for. */
import { zipSync } from 'fflate'

import { MB, encode, join } from './hostile-file.ts'
import type { HostileFiles } from './hostile-file.ts'
import { HOSTILE_PDFS } from './hostile-pdf.ts'
import { HOSTILE_PICTURES } from './hostile-picture.ts'
import { HOSTILE_WORD_FILES } from './hostile-word.ts'
import { readFixture } from './read-fixture.ts'

const pdfOf = (file: string): Uint8Array => readFixture(file).bytes
const ZIP = zipSync({ 'a.html': encode('<script>1</script>') })
const HTML = encode('<!DOCTYPE html><html><script>alert(1)</script><p>Pay now</p></html>')

const TWO_THINGS_AND_TEXTS: HostileFiles = {
  'a PDF with a ZIP behind it': {
    name: 'a.pdf',
    bytes: () => join(pdfOf('letter.pdf'), ZIP),
    ends: ['wrong_content'],
  },
  'a ZIP with a PDF behind it': {
    name: 'a.pdf',
    bytes: () => join(ZIP, pdfOf('letter.pdf')),
    ends: ['wrong_content'],
  },
  'a web page named .pdf': { name: 'a.pdf', bytes: () => HTML, ends: ['wrong_content'] },
  'a web page named .jpg': { name: 'a.jpg', bytes: () => HTML, ends: ['wrong_content'] },
  'a picture with a web page behind it': {
    name: 'a.gif',
    bytes: () => join(readFixture('letter.gif').bytes, HTML),
    ends: ['wrong_content'],
  },
  'a text of 10 MB': {
    name: 'a.txt',
    bytes: () => new Uint8Array(10 * MB).fill(97),
    ends: ['too_many_pages'],
  },
  'a text of 10 MB of newlines': {
    name: 'a.txt',
    bytes: () => new Uint8Array(10 * MB).fill(10),
    ends: ['empty', 'too_many_pages'],
  },
  'a text of 10 MB in no encoding': {
    name: 'a.txt',
    bytes: () => new Uint8Array(10 * MB).map((_, at) => (at % 50 === 0 ? 0xff : 97)),
    ends: ['too_many_pages', 'wrong_content'],
  },
  'a text of one line of 599,999 brackets': {
    name: 'a.txt',
    bytes: () => new Uint8Array(599_999).fill(0x28),
    ends: ['ok', 'no_text_found'],
  },
}

export const HOSTILE_FILES: HostileFiles = {
  ...HOSTILE_WORD_FILES,
  ...HOSTILE_PDFS,
  ...HOSTILE_PICTURES,
  ...TWO_THINGS_AND_TEXTS,
}
