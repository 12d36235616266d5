import type { Analysis, Basis } from '@plainletter/contracts/analysis'
import { expect, test } from 'vitest'

import { nameAnalysisFile, writeAnalysisText } from './analysis-text.ts'
import type { AnalysedDocument } from './sections.ts'

const LAW: Basis = {
  kind: 'law',
  ruleId: 'gb.debt.limitation',
  title: 'Limitation Act 1980',
  provision: 'section 5',
  url: 'https://www.legislation.gov.uk/ukpga/1980/58/section/5',
  checkedOn: '2026-11-12',
}

test('the file starts with the document, the day and that it is no advice', () => {
  const [name, day, notice] = writeAnalysisText(makeDocument(), '2026-11-21').split('\n')
  expect([name, day]).toEqual(['letter.pdf', '21 November 2026'])
  expect(notice).toContain('information only')
})

test('the parts stand in the order of the page', () => {
  const text = writeAnalysisText(makeDocument(), '2026-11-21')
  const titles = [
    'DEBT COLLECTION LETTER',
    'ACT BY',
    'FIRST THINGS FIRST',
    'YOUR LEGAL RIGHTS',
    'YOUR REPLY LETTER',
    'WHO CAN HELP',
    'THE LAW WE USED',
  ]
  const places = titles.map((title) => text.indexOf(title))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('each statement carries its proof, and each source is listed once', () => {
  const text = writeAnalysisText(makeDocument(), '2026-11-21')
  expect(text).toContain('- You have the right to ask. [1]')
  expect(text).toContain('They want £100. (your letter: "Pay £100")')
  expect(text.match(/\[1\] Limitation Act 1980, section 5\. https/g)).toHaveLength(1)
})

test('a deadline comes with its working', () => {
  const text = writeAnalysisText(makeDocument(), '2026-11-21')
  expect(text).toContain('4 December 2026: Reply.\n    20 November 2026  Letter dated')
})

test('a letter without a deadline says so', () => {
  const text = writeAnalysisText(makeDocument({ deadlines: [] }), '2026-11-21')
  expect(text).toContain('We did not find a reply date in this letter.')
})

test('parts without content leave no heading behind', () => {
  const text = writeAnalysisText(makeDocument({ legalRights: [] }), '2026-11-21')
  expect(text).not.toContain('YOUR LEGAL RIGHTS')
})

test('the file is named with the kind of document and the date', () => {
  expect(nameAnalysisFile(makeDocument(), new Date(2026, 10, 21))).toBe(
    'debt-collection-letter-analysis-2026-11-21.txt',
  )
})

function makeDocument(changes: Partial<Analysis> = {}): AnalysedDocument {
  return {
    id: 7,
    filename: 'letter.pdf',
    originalText: 'Pay £100.',
    country: 'gb',
    documentType: 'DEBT_COLLECTION_LETTER',
    documentRole: null,
    caseId: null,
    analysis: { ...makeAnalysis(), ...changes },
    draftResponse: 'Dear Sir or Madam,',
    status: 'succeeded',
    createdAt: '2026-11-21T09:00:00.000Z',
    autoDeleteAt: null,
    insiderInsight: null,
    organizationIntelligence: null,
    informationSummary: null,
    userGoal: null,
    pages: [],
    stage: null,
    failure: null,
    isCharged: true,
  }
}

function makeAnalysis(): Analysis {
  return {
    documentType: 'DEBT_COLLECTION_LETTER',
    senderOrganization: 'Acme Collections',
    urgencyLevel: 'medium',
    verdict: 'A collector wants £100.',
    summary: 'A demand for £100.',
    isEnquiry: false,
    userQuestion: null,
    questionConfirmation: null,
    directAnswer: null,
    complexityLevel: 'simple',
    requiresProfessionalHelp: false,
    professionalHelpReason: null,
    jurisdiction: {
      country: 'United Kingdom',
      countryCode: 'gb',
      legalSystem: 'mixed',
      confidence: 1,
      detectionMethod: 'user_input',
      supportedLanguages: ['en'],
    },
    jurisdictionWarnings: [],
    notOfficialWarnings: [],
    firstThingsFirst: {
      whatTheyWant: 'They want £100.',
      yourRights: 'Proof.',
      realityCheck: 'No court yet.',
      whoTheyAre: 'A firm.',
      nextSteps: 'Write.',
    },
    cannotHappenYet: [],
    greyAreaInsights: { insider_summary: [], goldmine_insights: [] },
    enhancedInfo: null,
    legalRights: ['You have the right to ask.', 'You have the right to time.'],
    keyAdvice: [],
    recommendedActions: { step1: 'Write.', validDebt: [], disputeDebt: [], general: [] },
    possibleResponses: [],
    deadlines: [
      {
        date: '2026-12-04',
        action: 'Reply.',
        consequence: null,
        source: 'letter',
        isMain: true,
        isPassed: false,
        daysLeft: 13,
        working: [{ says: 'Letter dated', date: '2026-11-20' }],
        basis: [],
      },
    ],
    checks: [],
    help: [{ name: 'Advice', does: 'Advises.', url: 'https://example.org', group: 'advice' }],
    basis: {
      'firstThingsFirst.whatTheyWant': [{ kind: 'letter', span: [0, 8], quote: 'Pay £100' }],
      'legalRights.0': [LAW],
      'legalRights.1': [LAW],
    },
    coverage: { depth: 'full', says: 'Covered.', rules: 9 },
    clarification: null,
    versions: { engine: '1', knowledge: '1', lawAsAt: '2026-11-01', today: '2026-11-21' },
  }
}
