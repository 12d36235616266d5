import { describe, expect, test } from 'vitest'

import { makeDocument } from './fixtures/make-document.ts'
import { chooseLayout, listChapters, type AnalysedDocument } from './sections.ts'

describe('listChapters', () => {
  test('a full letter shows every section in the order of the specification', () => {
    expect(listChapters(makeDocument()).flatMap((chapter) => chapter.sections)).toEqual([
      'masthead',
      'first-things-first',
      'did-you-know',
      'organization-intelligence',
      'checks',
      'strategic-insights',
      'advanced-tactics',
      'legal-rights',
      'ranked-options',
      'complete-analysis',
      'professional-help',
      'draft-letter',
      'help-resources',
      'better-results',
    ])
  })

  test('the sections fall into six chapters', () => {
    expect(listChapters(makeDocument()).map((chapter) => chapter.id)).toEqual([
      'at-a-glance',
      'start-here',
      'what-matters',
      'rights-and-options',
      'your-reply',
      'go-further',
    ])
  })

  test('a question shows its key advice before the five steps', () => {
    const document = makeDocument({ isEnquiry: true, keyAdvice: ['Call the council.'] })
    const startHere = listChapters(document).find((chapter) => chapter.id === 'start-here')
    expect(startHere?.sections.slice(0, 2)).toEqual(['key-advice', 'first-things-first'])
  })

  test('a letter shows no key advice even when some is there', () => {
    const sections = listSections(makeDocument({ keyAdvice: ['Call the council.'] }))
    expect(sections).not.toContain('key-advice')
  })

  test('the help notice shows only when professional help is required', () => {
    expect(listSections(makeDocument({ requiresProfessionalHelp: false }))).not.toContain(
      'professional-help',
    )
  })

  test('a section without content disappears, and so does a chapter without sections', () => {
    const bare = makeDocument({ legalRights: [], possibleResponses: [] })
    expect(listChapters(bare).map((chapter) => chapter.id)).not.toContain('rights-and-options')
  })

  test('a letter without tactics keeps the section, which says that they are missing', () => {
    expect(listSections(makeDocument({ enhancedInfo: null }))).toContain('advanced-tactics')
  })

  test('a question without tactics leaves the section out', () => {
    const document = makeDocument({ enhancedInfo: null, isEnquiry: true })
    expect(listSections(document)).not.toContain('advanced-tactics')
  })

  test('a letter that we do not cover shows what there is, who to ask and how to go on', () => {
    const document = makeDocument({
      coverage: { depth: 'none', says: 'Not covered.', rules: 0 },
      checks: [],
      enhancedInfo: null,
      legalRights: [],
      possibleResponses: [],
      requiresProfessionalHelp: false,
      recommendedActions: { validDebt: [], disputeDebt: [], general: [] },
      greyAreaInsights: { insider_summary: [], goldmine_insights: [] },
      firstThingsFirst: {
        whatTheyWant: '',
        yourRights: '',
        realityCheck: '',
        whoTheyAre: '',
        nextSteps: '',
      },
    })
    const bare = {
      ...document,
      draftResponse: null,
      insiderInsight: null,
      organizationIntelligence: null,
    }
    expect(listSections(bare)).toEqual(['masthead', 'help-resources', 'better-results'])
  })
})

describe('chooseLayout', () => {
  test('a letter that we do not cover is never shown as a scam', () => {
    const { analysis } = makeDocument({
      documentType: 'SCAM_LETTER',
      coverage: { depth: 'none', says: 'Not covered.', rules: 0 },
    })
    expect(chooseLayout(analysis)).toBe('not-covered')
  })

  test('a question and a scam have their own layouts', () => {
    expect(chooseLayout(makeDocument({ isEnquiry: true }).analysis)).toBe('enquiry')
    expect(chooseLayout(makeDocument({ documentType: 'SCAM_LETTER' }).analysis)).toBe('scam')
  })
})

const listSections = (document: AnalysedDocument) =>
  listChapters(document).flatMap((chapter): readonly string[] => chapter.sections)
