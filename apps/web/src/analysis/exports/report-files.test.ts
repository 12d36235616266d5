import { AnalysisExport } from '@plainletter/contracts/export'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'

import published from '../../../public/schemas/analysis-1.json'
import { nameExport } from '../../name-export.ts'
import { makeDocument } from '../fixtures/make-document.ts'
import { writeJson } from './export-json.ts'
import { writeReportMarkdown } from './report-markdown.ts'
import { writeReportText } from './report-text.ts'
import { writeReport } from './report.ts'

const DAY = '2026-11-21'
const NOW = new Date('2026-11-21T10:00:00.000Z')
const writeText = (...args: Parameters<typeof makeDocument>) =>
  writeReportText(writeReport(makeDocument(...args), DAY))

describe('the text', () => {
  test('starts with the kind, the document, the day and that it is no advice', () => {
    const [title, name, day, notice] = writeText().split('\n')
    expect([title, name, day]).toEqual([
      'Debt collection letter from Acme Collections',
      'letter.pdf',
      '21 November 2026',
    ])
    expect(notice).toContain('information only')
  })

  test('has its parts in the order of the page', () => {
    const titles = [
      'AT A GLANCE',
      'ACT BY',
      'FIRST THINGS FIRST',
      'YOUR LEGAL RIGHTS',
      'YOUR REPLY LETTER',
      'WHO CAN HELP',
      'THE LAW WE USED',
      'YOUR LETTER, WORD FOR WORD',
    ]
    const text = writeText()
    const places = titles.map((title) => text.indexOf(title))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('carries each proof, and lists each source once', () => {
    const text = writeText()
    expect(text).toContain('- You have the right to ask. [1]')
    expect(text).toContain('They want £100. (your letter: "Pay £100")')
    expect(text.match(/\[1\] Limitation Act 1980, section 5\..* https/g)).toHaveLength(1)
  })

  test('has a deadline with its working, or says that there is none', () => {
    expect(writeText()).toContain('4 December 2026: Reply.\n    20 November 2026: Letter dated')
    expect(writeText({ deadlines: [] })).toContain('We did not find a reply date in this letter.')
  })

  test('leaves no heading behind for a part without content', () => {
    expect(writeText({ legalRights: [] })).not.toContain('YOUR LEGAL RIGHTS')
  })

  test('has what was asked afterwards, with the law behind the answer', () => {
    const document = makeDocument()
    const basis = (document.analysis.basis['legalRights.0'] ?? []).slice(0, 1)
    const followUps = [
      {
        question: 'And now?',
        answer: 'Wait.',
        points: ['Keep it.'],
        isAnswered: true,
        basis,
        askedAt: NOW.toISOString(),
      },
    ]
    const text = writeReportText(writeReport({ ...document, followUps }, DAY))
    expect(text).toContain('You asked: And now?\nWait. [1]\n- Keep it.')
  })

  test('never holds a text that is still sealed', () => {
    const sealed = { ...makeDocument(), originalText: 'a1'.repeat(51) }
    const text = writeReportText(writeReport(sealed, DAY))
    expect(text).not.toContain('a1a1')
    expect(text).toContain('[Hidden to protect your privacy]')
  })
})

describe('the Markdown', () => {
  const write = (originalText: string, verdict = 'A collector wants £100.') =>
    writeReportMarkdown(writeReport({ ...makeDocument({ verdict }), originalText }, DAY))

  test('has headings, lists, and links to the law alone', () => {
    const text = write('Pay.')
    expect(text).toContain('# Debt collection letter from Acme Collections')
    expect(text).toContain('## Your legal rights\n\n- You have the right to ask. \\[1\\]\n- You')
    expect(text.match(/<https?:[^>]*>/g)).toEqual([
      '<https://www.legislation.gov.uk/ukpga/1980/58/section/5>',
    ])
  })

  test('lets no words of a letter become a link, a picture, HTML or a heading', () => {
    const evil =
      '# Win\n![x](http://evil.example/a.png) <img src=x onerror=alert(1)> www.evil.example a@b.c'
    const text = write('Pay.', evil)
    const line = text.split('\n').find((each) => each.includes('Win')) ?? ''
    expect(line).toBe(
      '\\# Win !\\[x\\](http:\\/\\/evil.example/a.png) \\<img src=x onerror=alert(1)\\> www\\.evil.example a\\@b.c',
    )
  })

  test('keeps the letter in a box that its own words cannot close', () => {
    const text = write('Pay.\n```\n# out')
    expect(text).toContain('````text\nPay.\n```\n# out\n````')
  })
})

describe('the JSON', () => {
  const file: unknown = JSON.parse(writeJson(makeDocument(), NOW, 'https://plainletter.example'))

  test('is what the contract says', () => {
    expect(AnalysisExport.parse(file)).toMatchObject({
      $schema: 'https://plainletter.example/schemas/analysis-1.json',
      format: 'plainletter.analysis',
      version: 1,
      document: { filename: 'letter.pdf', originalText: 'Pay £100.' },
      analysis: { documentType: 'DEBT_COLLECTION_LETTER' },
    })
  })

  test('holds no number by which we know the document', () => {
    expect(JSON.stringify(file)).not.toMatch(/"(id|caseId|userId)"/)
  })

  test('has the schema that we publish', () => {
    expect(published).toEqual(z.toJSONSchema(AnalysisExport, { io: 'output' }))
  })
})

describe('the name of a file', () => {
  test('is that of the letter with what it is', () => {
    expect(nameExport('letter.pdf', 'analysis.pdf')).toBe('letter.pdf_analysis.pdf')
    expect(nameExport('請求書.pdf', 'analysis.txt')).toBe('請求書.pdf_analysis.txt')
  })

  test('can neither leave its folder nor hide its ending', () => {
    expect(nameExport('../../etc/passwd', 'analysis.txt')).toBe('etc-passwd_analysis.txt')
    expect(nameExport('a\u202Efdp.exe\n', 'template.txt')).toBe('a-fdp.exe-_template.txt')
    expect(nameExport('...', 'analysis.json')).toBe('plainletter_analysis.json')
  })
})
