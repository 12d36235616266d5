import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'

import { shellMessages as words } from '../messages/shell.ts'
import { ScreenWaiting } from '../ui/screen-waiting.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProblemBoundary } from './problem-boundary.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** The frame around every screen: skip link, header, content, footer, and the corner of the one toast. */
export function Shell() {
  const { pathname, hash } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useKeptFocus(frame)
  // Syncs the browser's focus and scroll with the address, as a page load would.
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    // With an anchor, the section itself scrolls here.
    if (hash === '') window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <div ref={frame} className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="no-print sr-only z-50 rounded-control bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {words.skipToContent}
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className="grow outline-none">
        <ProblemBoundary key={pathname}>
          <Suspense fallback={<ScreenWaiting label={words.loading} />}>
            <Outlet />
          </Suspense>
        </ProblemBoundary>
      </main>
      <Footer />
      <Toasts label={words.toastLabel} closeLabel={words.close} />
    </div>
  )
}
