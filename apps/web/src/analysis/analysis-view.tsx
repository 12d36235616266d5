import type { DocumentDetail } from '@plainletter/contracts/document'
import { useState, type ReactNode } from 'react'

import type { ResultTools } from '../result-tool.ts'
import { AnalysisNotAvailable } from './analysis-not-available.tsx'
import { ChapterBody } from './chapter-body.tsx'
import { ChapterNav } from './chapter-nav.tsx'
import { findLocalDay } from './date-words.ts'
import { LawSourcesList } from './law-sources-list.tsx'
import { listLawSources } from './law-sources.ts'
import type { Passage } from './letter-pages.ts'
import { LetterPanel, type LetterRequest } from './letter-panel.tsx'
import { PrintHeader } from './print-header.tsx'

import './print.css'
import { ResultContext } from './result-context.ts'
import { isAnalysed, listChapters, type AnalysedDocument } from './sections.ts'
import { SkipLinks } from './skip-links.tsx'
import { StickyActionBar } from './sticky-action-bar.tsx'
import { useLayoutInSteps } from './use-layout-in-steps.ts'

/** The result screen: what the letter is, by when to act, what to do, and the letter to send. */
export function AnalysisView({ document, tools = NO_TOOLS, bar }: AnalysisViewProps) {
  if (isAnalysed(document)) return <AnalysisResult document={document} tools={tools} bar={bar} />
  return (
    <>
      {bar}
      <AnalysisNotAvailable document={document} />
    </>
  )
}

type AnalysisViewProps = {
  document: DocumentDetail
  /** Other features' parts, by the section in which they stand. */
  tools?: ResultTools
  /** What stands above the result, and after the ways past it. */
  bar?: ReactNode
}

const NO_TOOLS: ResultTools = {}

type AnalysisResultProps = { document: AnalysedDocument; tools: ResultTools; bar: ReactNode }

function AnalysisResult({ document, tools, bar }: AnalysisResultProps) {
  const [today] = useState(() => findLocalDay(new Date()))
  const [request, setRequest] = useState<LetterRequest | undefined>(undefined)
  const chapters = listChapters(document, tools)
  const article = useLayoutInSteps(chapters.map(({ id }) => id).join(' '))
  function closeLetter() {
    setRequest(undefined)
    // The dialog has no trigger of its own to return to, so focus goes back to the chip once it is gone.
    requestAnimationFrame(() => request?.opener.focus())
  }
  const result = {
    document,
    sources: listLawSources(document.analysis.basis),
    today,
    tools,
    showInLetter: (passage: Passage | undefined, opener: HTMLElement) =>
      setRequest({ passage, opener }),
  }
  return (
    <ResultContext value={result}>
      <SkipLinks chapters={chapters} />
      {bar}
      <div className="analysis mx-auto w-full max-w-[80rem] px-4 sm:px-6 lg:px-8">
        <PrintHeader />
        <div className="lg:grid lg:grid-cols-[11rem_minmax(0,36rem)] lg:gap-x-10 xl:grid-cols-[11rem_minmax(0,35rem)_minmax(0,1fr)]">
          <ChapterNav chapters={chapters} />
          <article ref={article} className="min-w-0 pb-16">
            {chapters.map((chapter, at) => (
              <ChapterBody key={chapter.id} chapter={chapter} next={chapters[at + 1]} />
            ))}
            <LawSourcesList />
          </article>
          <LetterPanel request={request} onClose={closeLetter} />
        </div>
        <StickyActionBar chapters={chapters} />
      </div>
    </ResultContext>
  )
}
