import type { DocumentDetail } from '@plainletter/contracts/document'
import { useState } from 'react'

import { analysisMessages } from '../messages/analysis.ts'
import { AnalysisNotAvailable } from './analysis-not-available.tsx'
import { ChapterBody } from './chapter-body.tsx'
import { ChapterNav } from './chapter-nav.tsx'
import { findLocalDay } from './date-words.ts'
import { listLawSources } from './law-sources.ts'
import type { Passage } from './letter-pages.ts'
import { LetterPanel } from './letter-panel.tsx'
import { PrintHeader } from './print-header.tsx'

import './print.css'
import { ResultContext } from './result-context.ts'
import { isAnalysed, listChapters, type AnalysedDocument } from './sections.ts'
import { SkipLinks } from './skip-links.tsx'
import { StickyActionBar } from './sticky-action-bar.tsx'

/** The result screen: what the letter is, by when to act, what to do, and the letter to send. */
export function AnalysisView({ document }: { document: DocumentDetail }) {
  if (!isAnalysed(document)) return <AnalysisNotAvailable document={document} />
  return <AnalysisResult document={document} />
}

/** Words of the letter to show, and how often they were asked for, so that asking twice scrolls twice. */
export type LetterRequest = { passage: Passage | undefined; count: number }

function AnalysisResult({ document }: { document: AnalysedDocument }) {
  const [today] = useState(() => findLocalDay(new Date()))
  const [request, setRequest] = useState<LetterRequest | undefined>(undefined)
  const chapters = listChapters(document)
  const result = {
    document,
    sources: listLawSources(document.analysis.basis),
    today,
    showInLetter: (passage: Passage | undefined) =>
      setRequest((last) => ({ passage, count: (last?.count ?? 0) + 1 })),
  }
  return (
    <ResultContext value={result}>
      <div className="analysis mx-auto w-full max-w-[80rem] px-4 sm:px-6 lg:px-8">
        <SkipLinks chapters={chapters} />
        <PrintHeader />
        <div className="lg:grid lg:grid-cols-[11rem_minmax(0,36rem)] lg:gap-x-10 xl:grid-cols-[11rem_minmax(0,35rem)_minmax(0,1fr)]">
          <ChapterNav chapters={chapters} />
          <article aria-label={analysisMessages.chapters['at-a-glance']} className="min-w-0 pb-16">
            {chapters.map((chapter) => (
              <ChapterBody key={chapter.id} chapter={chapter} />
            ))}
          </article>
          <LetterPanel request={request} onClose={() => setRequest(undefined)} />
        </div>
        <StickyActionBar chapters={chapters} />
      </div>
    </ResultContext>
  )
}
