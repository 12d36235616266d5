import type { DocumentDetail } from '@plainletter/contracts/document'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'

import { queryClient } from '../api.ts'
import type { ResultTools } from '../result-tool.ts'
import { AnalysisView } from './analysis-view.tsx'
import { makeDocument } from './fixtures/make-document.ts'

const DAY = 86_400_000
const NOT_COVERED = { coverage: { depth: 'none' as const, says: 'Not covered.', rules: 0 } }

describe('a result', () => {
  test('stands in the order of the specification', () => {
    const order = [
      'Law of the United Kingdom',
      'Medium priority',
      '<h1',
      'id="first-things-first"',
      'id="did-you-know"',
      'id="organization-intelligence"',
      'id="strategic-insights"',
      'id="advanced-tactics"',
      'id="legal-rights"',
      'id="ranked-options"',
      'id="complete-analysis"',
      'id="professional-help"',
      'id="draft-letter"',
      'id="help-resources"',
      'id="better-results"',
    ]
    const markup = render(makeDocument())
    const places = order.map((part) => markup.indexOf(part))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test('names the state whose law counts, where states have their own', () => {
    const inPlace = (countryCode: 'us' | 'de', region: string) => {
      const { jurisdiction } = makeDocument().analysis
      return render(makeDocument({ jurisdiction: { ...jurisdiction, countryCode, region } }))
    }
    expect(inPlace('us', 'US-CA')).toContain('Law of California (United States)')
    expect(inPlace('de', 'DE-BY')).toContain('Law of Germany')
  })

  test('gives each tool its place in the order of the specification', () => {
    const place = (id: string) => markup.indexOf(`id="${id}"`)
    const Tool = () => <p>Tool</p>
    const markup = render(makeDocument(), {
      'settlement-letter': Tool,
      'custom-response': Tool,
      'follow-up-question': Tool,
      'case-research': Tool,
      news: Tool,
      'cheat-sheet': Tool,
      'professional-resources': Tool,
      feedback: Tool,
    })
    const order = [
      'ranked-options',
      'settlement-letter',
      'complete-analysis',
      'draft-letter',
      'custom-response',
      'follow-up-question',
      'case-research',
      'news',
      'cheat-sheet',
      'professional-resources',
      'better-results',
      'feedback',
    ].map(place)
    expect(order.every((at) => at >= 0)).toBe(true)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
  })

  test('offers to settle a debt alone', () => {
    const tools = { 'settlement-letter': () => <p>Settle</p> }
    expect(render(makeDocument(), tools)).toContain('Settle')
    expect(render(makeDocument({ documentType: 'PARKING_TICKET' }), tools)).not.toContain('Settle')
  })

  test('writes no letter to a fraudster', () => {
    const tools = { 'custom-response': () => <p>Tool</p> }
    expect(render(makeDocument({ documentType: 'SCAM_LETTER' }), tools)).not.toContain(
      'id="custom-response"',
    )
  })

  test.each([
    ['a letter', makeDocument()],
    ['a question', makeDocument({ isEnquiry: true, keyAdvice: ['Call.'], directAnswer: 'No.' })],
    ['a scam', makeDocument({ documentType: 'SCAM_LETTER' })],
    ['a letter we do not cover', makeDocument(NOT_COVERED)],
  ])('of %s has one main heading and skips no level', (_, document) => {
    const levels = [...render(document).matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1)).toBe(true)
  })

  test('leads past its proofs: to the date, the steps, the reply, and from each chapter to the next', () => {
    const markup = render(makeDocument())
    const ids = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, id = '']) => id)
    const shown = ids(/ id="([^"]+)"/g)
    const ways = ids(/href="#([^"]+)"/g)
    expect(ways.slice(0, 3)).toEqual(['act-by', 'chapter-start-here', 'draft-letter'])
    expect(ways.filter((way) => !shown.includes(way))).toEqual([])
    const chapters = shown.filter((id) => id.startsWith('chapter-') && !id.endsWith('-heading'))
    const article = markup.slice(markup.indexOf('<article'))
    for (const next of chapters.slice(2))
      expect(article.slice(0, article.indexOf(`id="${next}"`))).toContain(`href="#${next}"`)
  })

  test('shows text that looks like markup as text', () => {
    const markup = render(makeDocument({ verdict: '<img src=x onerror=alert(1)>' }))
    expect(markup).toContain('&lt;img src=x')
    expect(markup).not.toContain('<img')
  })

  test('links to the law without telling where the reader came from', () => {
    expect(render(makeDocument())).toContain(
      '<a href="https://www.legislation.gov.uk/ukpga/1980/58/section/5" target="_blank" rel="noopener noreferrer nofollow">',
    )
  })

  test('names the pages that were hard to read', () => {
    const pages = [90, 55].map((confidence) => ({
      file: 0,
      page: 1,
      start: 0,
      end: 4,
      method: 'ocr' as const,
      confidence,
    }))
    const markup = render({ ...makeDocument(), pages })
    expect(markup).toContain('Page 2 was hard to read. Check the words or take the photo again.')
    expect(markup).not.toContain('Page 1 was hard')
  })

  test('tells who is a few days late that there may still be time, and others that the day is over', () => {
    const lateBy = (days: number, mayRunLater?: true) => {
      const date = new Date(Date.now() - days * DAY).toISOString().slice(0, 10)
      const deadlines = makeDocument().analysis.deadlines.map((deadline) => ({
        ...deadline,
        ...(mayRunLater ? { mayRunLater } : {}),
        date,
        isPassed: true,
        daysLeft: -days,
      }))
      return render(makeDocument({ deadlines }))
    }
    expect(lateBy(4, true)).toContain('You may still be in time.')
    expect(lateBy(20, true)).toContain('This date has passed.')
    expect(lateBy(4)).toContain('This date has passed.')
  })

  test('says when no reply date was found', () => {
    expect(render(makeDocument({ deadlines: [] }))).toContain(
      'We did not find a reply date in this letter.',
    )
  })

  test('says that nothing was charged when we abstain', () => {
    expect(render({ ...makeDocument(NOT_COVERED), isCharged: false })).toContain(
      'No credit was taken.',
    )
  })

  test('says what it could establish of a letter, and not of a question', () => {
    expect(render(makeDocument(NOT_COVERED))).toContain('What we could establish')
    const question = makeDocument({ ...NOT_COVERED, documentType: 'ENQUIRY' })
    expect(render(question)).not.toContain('What we could establish')
  })

  test('shows the answers that a question may ask for instead of saying that we know none', () => {
    const markup = render(
      makeDocument({
        ...NOT_COVERED,
        documentType: 'ENQUIRY',
        possibleAnswers: ['Ask for the pay.', 'Go to the office.'],
      }),
    )
    expect(markup).toContain('Ask for the pay.')
    expect(markup).toContain('Go to the office.')
    expect(markup).not.toContain('Not covered.')
  })

  test('has at most one urgent remark in its first chapter', () => {
    const markup = render(
      makeDocument({ documentType: 'SCAM_LETTER', notOfficialWarnings: ['A trick.'] }),
    )
    const firstChapter = markup.slice(0, markup.indexOf('id="chapter-start-here"'))
    expect(firstChapter.match(/border-s-4/g)).toHaveLength(1)
  })
})

describe('a document without an analysis', () => {
  test('names the file and the day, and tells of the refund', () => {
    const markup = render({ ...makeDocument(), analysis: null })
    for (const part of ['Analysis Not Available', 'letter.pdf', '21 November 2026', 'refund'])
      expect(markup).toContain(part)
  })

  test('does not speak of spent credits when none was taken', () => {
    const markup = render({ ...makeDocument(), analysis: null, isCharged: false })
    expect(markup).toContain('No credit was taken.')
    expect(markup).not.toContain('consumed')
  })
})

function render(document: DocumentDetail, tools: ResultTools = {}): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AnalysisView document={document} tools={tools} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
