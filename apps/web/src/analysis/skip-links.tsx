import { analysisMessages as words } from '../messages/analysis.ts'
import { chapterAnchor } from './chapter-anchor.ts'
import type { Chapter } from './sections.ts'

const LOOK =
  'sr-only focus:not-sr-only focus:absolute focus:z-60 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:shadow-overlay'

/** Ways past the first screen for people who use the keyboard or a screen reader. */
export function SkipLinks({ chapters }: { chapters: readonly Chapter[] }) {
  const sections = chapters.flatMap((chapter) => chapter.sections)
  const hasSteps = sections.includes('first-things-first') || sections.includes('key-advice')
  return (
    <div className="relative mx-4 sm:mx-6" data-no-print>
      <a href="#act-by" className={LOOK}>
        {words.skipToDate}
      </a>
      {hasSteps && (
        <a href={`#${chapterAnchor('start-here')}`} className={LOOK}>
          {words.skipToSteps}
        </a>
      )}
      {sections.includes('draft-letter') && (
        <a href="#draft-letter" className={LOOK}>
          {words.skipToLetter}
        </a>
      )}
    </div>
  )
}

/** The way past a chapter: each of its statements has proofs, and each proof is a stop. */
export function SkipChapter({ next }: { next: Chapter }) {
  return (
    <a href={`#${chapterAnchor(next.id)}`} className={LOOK} data-no-print>
      {words.skipTo(words.chapters[next.id])}
    </a>
  )
}
