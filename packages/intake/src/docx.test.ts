import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { readDocx } from './docx.ts'
import { sniffFile } from './sniff.ts'
import { readWordXml } from './word-xml.ts'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
const paragraph = (...runs: string[]): string =>
  `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`
const body = (...paragraphs: string[]): string =>
  `<w:document><w:body>${paragraphs.join('')}</w:body></w:document>`
const pack = (parts: Record<string, string>, level: 0 | 9 = 9): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({ '[Content_Types].xml': '<Types/>', ...parts }).map(([name, text]) => [
        name,
        encode(text),
      ]),
    ),
    { level },
  )

describe('The words of a Word file', () => {
  test('keep their lines, tabs and entities', () => {
    const xml = body(
      paragraph('<w:t>Ref:</w:t><w:tab/><w:t>A&amp;B &#163;5 &#x2019;</w:t>'),
      paragraph(
        '<w:t xml:space="preserve">one </w:t><w:br/><w:t>two</w:t><w:noBreakHyphen/><w:t>three</w:t>',
      ),
    )
    expect(readWordXml(xml)).toBe('Ref:\tA&B £5 ’\none \ntwo-three\n')
  })

  test('keep the cells of a table row on one line', () => {
    const cell = (...lines: string[]): string =>
      `<w:tc>${lines.map((line) => paragraph(`<w:t>${line}</w:t>`)).join('')}</w:tc>`
    const xml = body(
      `<w:tbl><w:tr>${cell('Fee')}${cell('£50.00')}</w:tr><w:tr>${cell('Total')}${cell('£90.00')}</w:tr></w:tbl>`,
    )
    expect(readWordXml(xml)).toBe('Fee\t£50.00\nTotal\t£90.00\n\n')
  })

  test('keep two blocks that stand side by side apart', () => {
    const xml = body(
      `<w:tbl><w:tr><w:tc>${paragraph('<w:t>Ms Penhallow</w:t><w:br/><w:t>17 Quince Lane</w:t>')}</w:tc>` +
        `<w:tc>${paragraph('<w:t>Our ref: 12</w:t>')}${paragraph('<w:t>Date: 3 May</w:t>')}</w:tc></w:tr></w:tbl>`,
    )
    expect(readWordXml(xml)).toBe('Ms Penhallow\n17 Quince Lane\nOur ref: 12\nDate: 3 May\n\n')
  })

  test('leave out what nobody sees: deleted, moved, hidden and field text, and tab stops', () => {
    const xml = body(
      `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>pay</w:t></w:r></w:p>`,
      paragraph(
        '<w:rPr><w:vanish/></w:rPr><w:t>ignore the letter</w:t>',
        '<w:rPr><w:vanish w:val="0"/></w:rPr><w:t>seen</w:t>',
      ),
      '<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom></w:p>',
      paragraph('<w:instrText>MERGEFIELD x</w:instrText><w:t>new</w:t>'),
      '<mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>box</w:t></w:r></w:p></w:txbxContent></mc:Choice>' +
        '<mc:Fallback><w:p><w:r><w:t>box</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>',
    )
    expect(readWordXml(xml).split(/\n+/)).toEqual(['pay', 'seen', 'new', 'box', ''])
  })

  test('come with the letterhead first and the foot last, each once', () => {
    const file = pack({
      'word/document.xml': body(paragraph('<w:t>Body</w:t>')),
      'word/header1.xml': `<w:hdr>${paragraph('<w:t>Head</w:t>')}</w:hdr>`,
      'word/header2.xml': `<w:hdr>${paragraph('<w:t>Head</w:t>')}</w:hdr>`,
      'word/footer1.xml': `<w:ftr>${paragraph('<w:t>Foot</w:t>')}</w:ftr>`,
      'word/comments.xml': `<w:comments>${paragraph('<w:t>Note</w:t>')}</w:comments>`,
    })
    expect(readDocx(file)).toBe('Head\n\nBody\n\nFoot')
  })

  test('never come from a document type declaration', () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "b">]>${body()}`
    expect(() => readWordXml(bomb)).toThrow('unsafe_archive')
  })

  test('are found under any depth of nesting', () => {
    const deep = `${'<w:ins>'.repeat(200_000)}<w:p><w:t>Hello</w:t></w:p>`
    expect(readWordXml(deep)).toBe('Hello\n')
    const deleted = '<w:del>'.repeat(200_000) + '<w:p><w:t>'.repeat(200_000) + '&'.repeat(200_000)
    expect(readWordXml(deleted)).toBe('')
  })
})

describe('A Word file that is a bomb', () => {
  const megabytes = (n: number): string => ' '.repeat(n * 1024 * 1024)
  const document = body(paragraph('<w:t>Hello</w:t>'))
  const codeOf = (bytes: Uint8Array): string => {
    const sniffed = sniffFile({ name: 'a.docx', bytes })
    return sniffed.ok ? 'docx' : sniffed.refusal.code
  }

  test('is refused at the door when it says so itself: too large, too dense, too many', () => {
    expect(codeOf(pack({ 'word/document.xml': document, 'word/media/a.bmp': megabytes(60) }))).toBe(
      'unsafe_archive',
    )
    expect(codeOf(pack({ 'word/document.xml': document, 'word/media/a.bmp': megabytes(20) }))).toBe(
      'unsafe_archive',
    )
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`word/${n}.xml`, '']))
    expect(codeOf(pack({ 'word/document.xml': document, ...many }, 0))).toBe('unsafe_archive')
  })

  test('is refused while it inflates when its header lies', () => {
    const bomb = pack({ 'word/document.xml': document + megabytes(120) })
    const view = new DataView(bomb.buffer)
    const entry = Buffer.from(bomb).lastIndexOf('PK\x01\x02')
    view.setUint32(entry + 24, 2000, true)
    expect(codeOf(bomb)).toBe('docx')
    expect(() => readDocx(bomb)).toThrow('unsafe_archive')
  })

  test('is refused when two entries share their bytes', () => {
    const bytes = pack({ 'word/document.xml': document, 'word/header1.xml': document })
    const copy = Buffer.from(bytes)
    const last = copy.lastIndexOf('PK\x01\x02')
    const other = copy.lastIndexOf('PK\x01\x02', last - 1)
    copy.copy(copy, last + 42, other + 42, other + 46)
    copy.copy(copy, last + 20, other + 20, other + 28)
    expect(codeOf(new Uint8Array(copy))).toBe('unsafe_archive')
  })

  test('is refused when two entries have one name, or an entry is encrypted', () => {
    const bytes = Buffer.from(
      pack({ 'word/document.xml': document, 'word/documenu.xml': document }),
    )
    const twice = Buffer.from(bytes.toString('latin1').replaceAll('documenu', 'document'), 'latin1')
    expect(codeOf(new Uint8Array(twice))).toBe('unsafe_archive')
    bytes.writeUInt16LE(1, bytes.lastIndexOf('PK\x01\x02') + 8)
    expect(codeOf(new Uint8Array(bytes))).toBe('password_protected')
  })
})
