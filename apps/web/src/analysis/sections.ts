import type { Analysis } from '@plainletter/contracts/analysis'
import type { DocumentDetail } from '@plainletter/contracts/document'
import { SETTLED_TYPES } from '@plainletter/contracts/draft'

import type { AnalysedDocument, ResultToolId, ResultTools } from '../result-tool.ts'
import { chooseInsights } from './choose-insights.ts'

export type { AnalysedDocument } from '../result-tool.ts'

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
    id: 'follow-up-answers',
    chapter: 'what-matters',
    isShown: ({ followUps = [] }) => followUps.length > 0,
  },
  { id: 'business-view', chapter: 'what-matters', isShown: isAnswerable },
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
  { id: 'settlement-letter', chapter: 'rights-and-options', isShown: isSettled },
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
  // A question seldom has a draft, so that writing one comes first; a letter has the draft that fits it.
  {
    id: 'custom-response',
    chapter: 'your-reply',
    isShown: (document) => document.analysis.isEnquiry && isAnswerable(document),
  },
  {
    id: 'draft-letter',
    chapter: 'your-reply',
    isShown: ({ draftResponse }) => hasText(draftResponse),
  },
  {
    id: 'custom-response',
    chapter: 'your-reply',
    isShown: (document) => !document.analysis.isEnquiry && isAnswerable(document),
  },
  { id: 'letter-check', chapter: 'your-reply', isShown: isAnswerable },
  { id: 'follow-up-question', chapter: 'go-further', isShown: () => true },
  { id: 'case-research', chapter: 'go-further', isShown: isAnswerable },
  { id: 'news', chapter: 'go-further', isShown: isAnswerable },
  { id: 'cheat-sheet', chapter: 'go-further', isShown: isAnswerable },
  {
    id: 'help-resources',
    chapter: 'go-further',
    isShown: ({ analysis }) => analysis.help.length > 0,
  },
  { id: 'professional-resources', chapter: 'go-further', isShown: () => true },
  { id: 'better-results', chapter: 'go-further', isShown: () => true },
  { id: 'feedback', chapter: 'go-further', isShown: () => true },
] as const satisfies readonly Row[]

export type SectionId = (typeof SECTIONS)[number]['id']
export type Chapter = { id: ChapterId; sections: readonly SectionId[] }

/** The chapters with the sections that have something to show, in the order of the page. */
export function listChapters(
  document: AnalysedDocument,
  tools: ResultTools = {},
): readonly Chapter[] {
  const shown = SECTIONS.filter(
    ({ id, isShown }) => isShown(document) && (!isTool(id) || tools[id] !== undefined),
  )
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

const TOOL_IDS: ReadonlySet<string> = new Set([
  'business-view',
  'settlement-letter',
  'custom-response',
  'letter-check',
  'follow-up-question',
  'case-research',
  'news',
  'cheat-sheet',
  'professional-resources',
  'feedback',
] as const satisfies readonly ResultToolId[])

/** Whether a section is a tool that is handed in. */
export const isTool = (id: SectionId): id is ResultToolId => TOOL_IDS.has(id)

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

// A scam is not answered, and of what we do not cover we know too little.
function isAnswerable({ analysis }: AnalysedDocument): boolean {
  const layout = chooseLayout(analysis)
  return layout === 'letter' || layout === 'enquiry'
}

function isSettled(document: AnalysedDocument): boolean {
  const settled: readonly string[] = SETTLED_TYPES
  return isAnswerable(document) && settled.includes(document.analysis.documentType)
}

const hasText = (text: string | null) => text !== null && text.trim() !== ''
