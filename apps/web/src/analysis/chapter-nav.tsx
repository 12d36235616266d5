import { clsx } from 'clsx'

import { analysisMessages as words } from '../messages/analysis.ts'
import { chapterAnchor } from './chapter-anchor.ts'
import type { Chapter } from './sections.ts'
import { useCurrentChapter } from './use-current-chapter.ts'

/** The way between the chapters: a rail beside the text on wide screens, a row of words on tablets. Phones have the bar below. */
export function ChapterNav({ chapters }: { chapters: readonly Chapter[] }) {
  const current = useCurrentChapter(chapters)
  return (
    <nav aria-label={words.onThisPage} className="hidden sm:block" data-no-print>
      <ol className="flex flex-wrap gap-x-5 border-b border-line py-2 lg:sticky lg:top-6 lg:block lg:border-0 lg:pt-8">
        {chapters.map(({ id }) => (
          <li key={id}>
            <a
              href={`#${chapterAnchor(id)}`}
              aria-current={id === current ? 'location' : undefined}
              className={clsx(
                'flex min-h-11 items-center border-s-0 text-sm no-underline hover:underline lg:border-s-2 lg:ps-3',
                id === current
                  ? 'font-semibold text-ink lg:border-primary'
                  : 'text-ink-2 lg:border-line',
              )}
            >
              {words.chapters[id]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
