import { analysisMessages as words } from '../messages/analysis.ts'
import type { Chapter } from './sections.ts'

const LOOK =
  'sr-only focus:not-sr-only focus:absolute focus:z-30 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:shadow-overlay'

/** Ways past the first screen for people who use the keyboard or a screen reader. */
export function SkipLinks({ chapters }: { chapters: readonly Chapter[] }) {
  const sections = chapters.flatMap((chapter) => chapter.sections)
  const hasSteps = sections.includes('first-things-first') || sections.includes('key-advice')
  return (
    <div data-no-print>
      {hasSteps && (
        <a href="#chapter-start-here" className={LOOK}>
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
