/** The fixed pages as HTML, made when the app is built, so that they can be read before or without any script. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'

import { queryClient } from './api.ts'
import { paths } from './paths.ts'
import { AppRoutes } from './routes.tsx'

/** Each page by the file that Pages serves for it. */
export const PRERENDERED = {
  'index.html': paths.home,
  'landing.html': paths.landing,
  'terms.html': paths.terms,
  'privacy.html': paths.privacy,
  'accessibility.html': paths.accessibility,
} as const

/** What stands inside #root at this path, for somebody who is not signed in. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={path}>
          <AppRoutes />
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
    // All in its place: larger parts would be moved there by inline scripts, which our policy refuses.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}
