import { useEffect, type RefObject } from 'react'

/**
 * A pressed button may go with what it did: a page taken off a list, a notice hidden. The browser then forgets where the
 * person was. The focus goes to the nearest part around it that is still there, so that the next Tab goes on from there.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  // Syncs with the browser's focus and with all that is taken off the page.
  useEffect(() => {
    const page = frame.current
    if (!page) return undefined
    let around: readonly Element[] = []
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof Element ? listAround(target, page) : []
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || around[0]?.isConnected !== false) return
      const nearest = around.find((element) => element.isConnected)
      around = []
      if (nearest instanceof HTMLElement) focusFor(nearest)
    })
    page.addEventListener('focusin', remember)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      page.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [frame])
}

/** The element and all that it stands in, up to the page. */
function listAround(element: Element, page: Element): readonly Element[] {
  const parent = element.parentElement
  return element === page || parent === null ? [element] : [element, ...listAround(parent, page)]
}

/** Focuses what is no control, as long as the focus stays there. */
function focusFor(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.classList.add('outline-none')
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
