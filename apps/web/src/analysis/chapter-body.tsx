import { clsx } from 'clsx'
import { Suspense, type ComponentType } from 'react'

import { analysisMessages as words } from '../messages/analysis.ts'
import type { ResultToolId } from '../result-tool.ts'
import { AdvancedTactics } from './advanced-tactics.tsx'
import { BetterResults } from './better-results.tsx'
import { chapterAnchor } from './chapter-anchor.ts'
import { Checks } from './checks.tsx'
import { CompleteAnalysis } from './complete-analysis.tsx'
import { DidYouKnow } from './did-you-know.tsx'
import { DraftLetter } from './draft-letter.tsx'
import { FirstThingsFirst } from './first-things-first.tsx'
import { FollowUpAnswers } from './follow-up-answers.tsx'
import { HelpResources } from './help-resources.tsx'
import { KeyAdvice } from './key-advice.tsx'
import { LegalRights } from './legal-rights.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { findMainSum } from './main-sum.ts'
import { Masthead } from './masthead.tsx'
import { OrganizationIntelligence } from './organization-intelligence.tsx'
import { ProfessionalHelp } from './professional-help.tsx'
import { RankedOptions } from './ranked-options.tsx'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'
import { isTool, type Chapter, type SectionId } from './sections.ts'
import { SkipChapter } from './skip-links.tsx'
import { StrategicInsights } from './strategic-insights.tsx'
import { LAID_OUT_LATER } from './use-layout-in-steps.ts'

const SECTION_PARTS = {
  masthead: Masthead,
  'key-advice': KeyAdvice,
  'first-things-first': FirstThingsFirst,
  'did-you-know': DidYouKnow,
  'organization-intelligence': OrganizationIntelligence,
  checks: Checks,
  'strategic-insights': StrategicInsights,
  'advanced-tactics': AdvancedTactics,
  'follow-up-answers': FollowUpAnswers,
  'legal-rights': LegalRights,
  'ranked-options': RankedOptions,
  'complete-analysis': CompleteAnalysis,
  'professional-help': ProfessionalHelp,
  'draft-letter': DraftLetter,
  'help-resources': HelpResources,
  'better-results': BetterResults,
} as const satisfies Record<Exclude<SectionId, ResultToolId>, ComponentType>

interface ChapterBodyProps {
  chapter: Chapter
  next: Chapter | undefined
}

/** One chapter: its heading on a rule, then its sections. The first chapter is the masthead, which has its own heading. */
export function ChapterBody({ chapter, next }: ChapterBodyProps) {
  const parts = chapter.sections.map((id) => <Section key={id} id={id} />)
  if (chapter.id === 'at-a-glance') return <div id={chapterAnchor(chapter.id)}>{parts}</div>
  const headingId = `${chapterAnchor(chapter.id)}-heading`
  return (
    <section
      id={chapterAnchor(chapter.id)}
      aria-labelledby={headingId}
      className={clsx(
        LAID_OUT_LATER,
        'mt-14 scroll-mt-6 border-t-2 border-ink pt-5 sm:mt-20 print:mt-8 print:pt-3',
      )}
    >
      <h2 id={headingId} className="text-ink-2 italic font-normal">
        {words.chapters[chapter.id]}
      </h2>
      {next !== undefined && <SkipChapter next={next} />}
      <div className="mt-6 space-y-12 print:mt-3 print:space-y-6">{parts}</div>
    </section>
  )
}

function Section({ id }: { id: SectionId }) {
  if (isTool(id)) return <ToolSection id={id} />
  const Part = SECTION_PARTS[id]
  return <Part />
}

function ToolSection({ id }: { id: ResultToolId }) {
  const { document, tools } = useResult()
  const Tool = tools[id]
  if (Tool === undefined) return null
  return (
    <ResultSection id={id} title={words.tools[id]} className="tool-section">
      <Suspense>
        <Tool document={document} sum={findMainSum(document.analysis)} Letter={LetterPaper} />
      </Suspense>
    </ResultSection>
  )
}
