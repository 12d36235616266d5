import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { makeDocument } from '../fixtures/make-document.ts'
import { writeReportPdf } from './report-pdf.ts'
import { writeReport, type Report } from './report.ts'

const FILES = import.meta.glob<string>(
  '../../../node_modules/@fontsource/{atkinson-hyperlegible-next,noto-sans-jp}/files/*-{400,700}-normal.woff',
  { query: '?inline', import: 'default' },
)
const loaded: string[] = []

async function loadFromDisk(file: string): Promise<Uint8Array> {
  loaded.push(file)
  const [, read] = Object.entries(FILES).find(([path]) => path.endsWith(`/${file}`)) ?? []
  if (!read) throw new Error(`No file ${file}`)
  return new Uint8Array(await (await fetch(await read())).arrayBuffer())
}

const ofLetter = (text: string): Report => ({
  title: 'Court claim',
  about: ['claim.pdf'],
  parts: [{ title: 'Your letter', lines: [{ kind: 'letter', text }] }],
  language: 'en',
})

async function read(report: Report) {
  const { bytes, missing } = await writeReportPdf(report, loadFromDisk)
  const raw = new TextDecoder('latin1').decode(bytes)
  const pdf = await getDocumentProxy(bytes)
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), totalPages, raw, pdf, missing }
}

test('names in Polish, Japanese and Russian can be read and copied out of the file again', async () => {
  const names = 'Łukasz Żądło, Zażółć gęślą jaźń, 山田太郎様、渋谷区の請求書です。Анна Крылова'
  const { text, missing } = await read(ofLetter(names))
  // Where a line ends in Japanese, reading the file gives a space.
  expect(text.replaceAll(' ', '')).toContain(names.replaceAll(' ', ''))
  expect(missing).toBe(0)
})

test('for English alone no Japanese font is loaded but the box', async () => {
  loaded.length = 0
  await read(ofLetter('You owe £412.50 by 14 December 2026.'))
  expect(loaded.filter((file) => file.startsWith('noto')).length).toBeLessThan(4)
})

test('what no font holds is shown as a box and counted', async () => {
  const { text, missing } = await read(ofLetter('Name: नमस्ते end'))
  expect(text).toMatch(/Name: □+ end/)
  expect(missing).toBeGreaterThan(0)
})

test('the file is tagged, and says its title and its language', async () => {
  const { raw, pdf } = await read(writeReport(makeDocument(), '2026-11-21'))
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({
    Title: 'Debt collection letter from Acme Collections',
    Language: 'en',
  })
  expect(raw).toMatch(/\/S \/H1[\s\S]*\/S \/H2/)
  const tree = await (await pdf.getPage(1)).getStructTree()
  const roles = JSON.stringify(tree).match(/(?<="role":")\w+/g)
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'LBody']))
})

test('every statement of the result is in it, with its proof and the sources', async () => {
  const { text } = await read(writeReport(makeDocument(), '2026-11-21'))
  expect(text).toContain('They want £100. (your letter: "Pay £100")')
  expect(text).toContain('You have the right to ask. [1]')
  expect(text).toContain('Limitation Act 1980, section 5.')
  expect(text).toContain('4 December 2026: Reply.')
  expect(text).toContain('Dear Sir or Madam,')
  expect(text).toContain('Page 1 of')
})

test('the only links are those to the law: a letter makes none, and no script', async () => {
  const evil = 'Pay at http://evil.example or https://evil.example/pay javascript:alert(1)'
  const { raw, pdf } = await read(
    writeReport({ ...makeDocument(), originalText: evil, filename: evil }, '2026-11-21'),
  )
  const links: unknown[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    links.push(...(await (await pdf.getPage(page)).getAnnotations()).map(({ url }) => url))
  }
  expect(links).toEqual(['https://www.legislation.gov.uk/ukpga/1980/58/section/5'])
  expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile|AA|SubmitForm)\b/)
})

test('a source with any other address than https becomes no link', async () => {
  const { pdf } = await read({
    ...ofLetter('x'),
    parts: [
      {
        title: 'Law',
        lines: ['http://law.example', 'javascript:alert(1)', 'https://a b'].map((url) => ({
          kind: 'source' as const,
          number: 1,
          text: 'Act',
          url,
        })),
      },
    ],
  })
  expect(await (await pdf.getPage(1)).getAnnotations()).toEqual([])
})

test('a long letter goes on over pages, and nothing of it is lost', async () => {
  const lines = Array.from({ length: 300 }, (_, at) => `Line ${at} of the letter ends here.`)
  const { text, totalPages } = await read(ofLetter(lines.join('\n')))
  expect(totalPages).toBeGreaterThan(4)
  expect(lines.filter((line) => !text.includes(line))).toEqual([])
})

test('a word wider than the page is cut, not lost', async () => {
  const word = 'abcdefghij'.repeat(40)
  const { text } = await read(ofLetter(word))
  expect(text.replaceAll(' ', '')).toContain(word)
})
