/** Word files made to break their reader. */
import { zipSync } from 'fflate'

import { MB, NO_WORDS, encode } from './hostile-file.ts'
import type { HostileFiles } from './hostile-file.ts'
import { readFixture } from './read-fixture.ts'

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const bodyOf = (words: string): string =>
  `<w:document><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`
const WORDS = 'Pay the sum of £412.50 within 14 days of the date of this letter.'

function word(parts: Record<string, Uint8Array>, document = bodyOf(WORDS)): Uint8Array {
  const whole = {
    '[Content_Types].xml': encode('<Types/>'),
    'word/document.xml': encode(document),
    ...parts,
  }
  return zipSync(whole, { level: 9 })
}

/** The directory says 2,000 bytes; 120 MB come out. */
function lyingWord(): Uint8Array {
  const bytes = word({}, bodyOf(WORDS) + ' '.repeat(120 * MB))
  const entry = Buffer.from(bytes).lastIndexOf('PK\x01\x02')
  viewOf(bytes).setUint32(entry + 24, 2000, true)
  return bytes
}

/** Each entry of the directory points to the same packed bytes, so that a small file would inflate a thousand times. */
function overlappingWord(): Uint8Array {
  const parts = Array.from({ length: 500 }, (_, n) => [`word/header${n}.xml`, encode(WORDS)])
  const copy = Buffer.from(word(Object.fromEntries(parts)))
  const first = copy.indexOf('PK\x01\x02')
  for (let at = copy.indexOf('PK\x01\x02', first + 1); at !== -1;) {
    copy.copy(copy, at + 42, first + 42, first + 46)
    copy.copy(copy, at + 16, first + 16, first + 28)
    at = copy.indexOf('PK\x01\x02', at + 1)
  }
  return new Uint8Array(copy)
}

/** A Word file in a Word file, five deep, with a bomb in the middle that nobody asked for. */
function nestedWord(): Uint8Array {
  let inner: Uint8Array = zipSync({ 'bomb.txt': new Uint8Array(9 * MB) }, { level: 9 })
  for (let depth = 0; depth < 5; depth += 1) inner = word({ 'word/embeddings/inner.docx': inner })
  return inner
}

/** As much as the limits let through: 48 MB of words, at less than a hundred to one. */
function heavyWord(): Uint8Array {
  const lines = Array.from({ length: 48 * 1024 }, (_, n) => {
    const sums = Array.from(
      { length: 4 },
      (_sum, at) => Math.imul(n * 4 + at + 1, 0x9e3779b1) >>> 0,
    )
    return `<w:p><w:r><w:t>${sums.join(' ')}${' pay now'.repeat(116)}</w:t></w:r></w:p>`
  })
  return word({}, `<w:document><w:body>${lines.join('')}</w:body></w:document>`)
}

/** The allocation table of an old Word file, every sector leading back to itself. */
function cyclicDoc(): Uint8Array {
  const { bytes } = readFixture('letter.doc')
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  const table = (view.getUint32(76, true) + 1) * 512
  for (let sector = 0; sector < 128; sector += 1) view.setUint32(table + sector * 4, sector, true)
  return copy
}

export const HOSTILE_WORD_FILES: HostileFiles = {
  'a zip bomb that says so': {
    name: 'a.docx',
    bytes: () => word({ 'word/media/a.bmp': new Uint8Array(60 * MB) }),
    ends: ['unsafe_archive'],
  },
  'a zip bomb whose header lies': { name: 'a.docx', bytes: lyingWord, ends: ['unsafe_archive'] },
  'a zip bomb of overlapping entries': {
    name: 'a.docx',
    bytes: overlappingWord,
    ends: ['unsafe_archive'],
  },
  'a Word file in a Word file, five deep': { name: 'a.docx', bytes: nestedWord, ends: ['ok'] },
  'a Word file whose text is a Word file': {
    name: 'a.docx',
    bytes: () => word({ 'word/document.xml': word({}) }),
    ends: NO_WORDS,
  },
  'a Word file of 48 MB of words': {
    name: 'a.docx',
    bytes: heavyWord,
    ends: ['too_many_pages', 'unsafe_archive'],
  },
  'a Word file of 1,001 parts': {
    name: 'a.docx',
    bytes: () =>
      word(
        Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`word/${n}.xml`, encode('x')])),
      ),
    ends: ['unsafe_archive'],
  },
  'an old Word file whose sectors lead to themselves': {
    name: 'a.doc',
    bytes: cyclicDoc,
    ends: ['unreadable', 'wrong_content', 'no_text_found'],
  },
}
