import { useEffect, useState } from 'react'

import type { Chapter, ChapterId } from './sections.ts'

// A chapter is current while it crosses a line a quarter down the screen.
const READING_LINE = '-25% 0px -75% 0px'

/** The chapter being read, by what is on the screen. */
export function useCurrentChapter(chapters: readonly Chapter[]): ChapterId | undefined {
  const [current, setCurrent] = useState(chapters[0]?.id)
  const ids = chapters.map((chapter) => chapter.id).join(' ')

  // The scroll position belongs to the browser; the observer tells when a chapter passes the line.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting)
        const id = chapters.find((chapter) => reached?.target.id === `chapter-${chapter.id}`)?.id
        if (id !== undefined) setCurrent(id)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of ids.split(' ')) {
      const element = document.getElementById(`chapter-${id}`)
      if (element !== null) observer.observe(element)
    }
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- `ids` stands for `chapters`, a new list on every render
  }, [ids])

  return current
}
