import { useEffect, useRef } from 'react'

/** What is not laid out until it comes near the screen or its turn comes: see styles.css. */
export const LAID_OUT_LATER = 'laid-out-later'

/**
 * A result is many screens long, and to lay it out in one piece keeps a phone from answering. So the chapters below the
 * first screen follow one a frame. They are in the page all the time, for a search, a screen reader and the printer.
 * Once all of them have their height, a section that the address names ("#draft-letter") comes to the screen.
 */
export function useLayoutInSteps(chapters: string) {
  const article = useRef<HTMLElement>(null)
  const hasArrived = useRef(false)
  // Syncs with the browser's frames, and its scroll with the address, as a page load would.
  useEffect(() => {
    let timer = 0
    const showNext = () => {
      const next = article.current?.querySelector(`.${LAID_OUT_LATER}`)
      if (next) {
        next.classList.remove(LAID_OUT_LATER)
        timer = requestAnimationFrame(showNext)
        return
      }
      if (!hasArrived.current) addressedIn(article.current)?.scrollIntoView()
      hasArrived.current = true
    }
    timer = requestAnimationFrame(showNext)
    return () => cancelAnimationFrame(timer)
  }, [chapters])
  return article
}

function addressedIn(article: HTMLElement | null): Element | undefined {
  const places = location.hash === '' ? [] : (article?.querySelectorAll('[id]') ?? [])
  return Array.from(places).find(({ id }) => location.hash === `#${id}`)
}
