import { useEffect, useRef } from 'react'

/** What is not laid out until it comes near the screen or its turn comes: see styles.css. */
export const LAID_OUT_LATER = 'laid-out-later'

/**
 * A result is many screens long, and to lay it out in one piece keeps a phone from answering. So the chapters below the
 * first screen follow one a frame. They are in the page all the time, for a search, a screen reader and the printer.
 */
export function useLayoutInSteps(chapters: string) {
  const article = useRef<HTMLElement>(null)
  // Syncs with the browser's frames.
  useEffect(() => {
    let timer = 0
    const showNext = () => {
      const next = article.current?.querySelector(`.${LAID_OUT_LATER}`)
      if (!next) return
      next.classList.remove(LAID_OUT_LATER)
      timer = requestAnimationFrame(showNext)
    }
    timer = requestAnimationFrame(showNext)
    return () => cancelAnimationFrame(timer)
  }, [chapters])
  return article
}
