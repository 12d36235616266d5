import type { Analysis } from '@plainletter/contracts/analysis'
import type { DocumentDetail } from '@plainletter/contracts/document'

import { chooseInsights } from './choose-insights.ts'

/** A document whose analysis is there to be shown. */
export type AnalysedDocument = DocumentDetail & { analysis: Analysis }

export type ChapterId =
  | 'at-a-glance'
  | 'start-here'
  | 'what-matters'
  | 'rights-and-options'
  | 'your-reply'
  | 'go-further'

type Row = { id: string; chapter: ChapterId; isShown: (document: AnalysedDocument) => boolean }

/** The sections in the order of the page, each with the chapter it belongs to and when it is shown. */
const SECTIONS = [
  { id: 'masthead', chapter: 'at-a-glance', isShown: () => true },
  // Only questions have key advice, and there it follows the answer at once.
  { id: 'key-advice', chapter: 'start-here', isShown: hasKeyAdvice },
  { id: 'first-things-first', chapter: 'start-here', isShown: hasSteps },
  {
    id: 'did-you-know',
    chapter: 'start-here',
    isShown: ({ insiderInsight }) => insiderInsight !== null,
  },
  {
    id: 'organization-intelligence',
    chapter: 'start-here',
    isShown: ({ organizationIntelligence }) => hasText(organizationIntelligence),
  },
  { id: 'checks', chapter: 'what-matters', isShown: ({ analysis }) => analysis.checks.length > 0 },
  { id: 'strategic-insights', chapter: 'what-matters', isShown: hasInsights },
  { id: 'advanced-tactics', chapter: 'what-matters', isShown: isFullLetterAnalysis },
  {
    id: 'legal-rights',
    chapter: 'rights-and-options',
    isShown: ({ analysis }) => analysis.legalRights.length > 0,
  },
  {
    id: 'ranked-options',
    chapter: 'rights-and-options',
    isShown: ({ analysis }) => analysis.possibleResponses.length > 0,
  },
  {
    id: 'complete-analysis',
    chapter: 'your-reply',
    isShown: ({ analysis }) => analysis.coverage.depth !== 'none',
  },
  {
    id: 'professional-help',
    chapter: 'your-reply',
    isShown: ({ analysis }) => analysis.requiresProfessionalHelp,
  },
  {
    id: 'draft-letter',
    chapter: 'your-reply',
    isShown: ({ draftResponse }) => hasText(draftResponse),
  },
  {
    id: 'help-resources',
    chapter: 'go-further',
    isShown: ({ analysis }) => analysis.help.length > 0,
  },
  { id: 'better-results', chapter: 'go-further', isShown: () => true },
] as const satisfies readonly Row[]

export type SectionId = (typeof SECTIONS)[number]['id']
export type Chapter = { id: ChapterId; sections: readonly SectionId[] }

/** The chapters with the sections that have something to show, in the order of the page. */
export function listChapters(document: AnalysedDocument): readonly Chapter[] {
  const shown = SECTIONS.filter((section) => section.isShown(document))
  return CHAPTER_IDS.map((id) => ({
    id,
    sections: shown.filter((section) => section.chapter === id).map((section) => section.id),
  })).filter((chapter) => chapter.sections.length > 0)
}

const CHAPTER_IDS = [
  'at-a-glance',
  'start-here',
  'what-matters',
  'rights-and-options',
  'your-reply',
  'go-further',
] as const satisfies readonly ChapterId[]

/** Which of the four forms the result takes. */
type Layout = 'letter' | 'enquiry' | 'scam' | 'not-covered'

/** Decides the form of the result: we abstain first, then warn of a scam, then answer a question. */
export function chooseLayout(analysis: Analysis): Layout {
  if (analysis.coverage.depth === 'none') return 'not-covered'
  if (analysis.documentType === 'SCAM_LETTER') return 'scam'
  return analysis.isEnquiry ? 'enquiry' : 'letter'
}

/** Narrows a document to one with an analysis. */
export function isAnalysed(document: DocumentDetail): document is AnalysedDocument {
  return document.analysis !== null
}

// For a letter that we do not cover, the steps would be general words: only those with a proof are worth the room.
function hasSteps({ analysis }: AnalysedDocument): boolean {
  const { recommendedActions, firstThingsFirst } = analysis
  const hasFirst = recommendedActions.step1 !== undefined
  if (chooseLayout(analysis) === 'not-covered')
    return hasFirst && isProved(analysis, 'recommendedActions.step1')
  return hasFirst || Object.values(firstThingsFirst).some(hasText)
}

/** Whether the statement at `path` has a proof of its own, and is not one of our general sentences. */
export function isProved({ basis }: Analysis, path: string): boolean {
  return (basis[path] ?? []).length > 0
}

function hasInsights({ analysis }: AnalysedDocument): boolean {
  return chooseInsights(analysis.greyAreaInsights).length > 0
}

function hasKeyAdvice({ analysis }: AnalysedDocument): boolean {
  return analysis.isEnquiry && analysis.keyAdvice.length > 0
}

function isFullLetterAnalysis({ analysis }: AnalysedDocument): boolean {
  return chooseLayout(analysis) === 'letter' || hasTactics(analysis)
}

function hasTactics({ enhancedInfo }: Analysis): boolean {
  return enhancedInfo !== null && Object.values(enhancedInfo).some((list) => list.length > 0)
}

const hasText = (text: string | null) => text !== null && text.trim() !== ''
