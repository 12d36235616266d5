/** The fixed pages as HTML, made when the app is built, so that they can be read before or without any script. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'

import { queryClient } from './api.ts'
import { publicMessages } from './messages/public.ts'
import { paths } from './paths.ts'
import { AppRoutes } from './routes.tsx'

interface PublicPage {
  readonly path: string
  /** What search engines say beneath its title. */
  readonly says: string
}

/** Each page by the file that Pages serves for it. All of them stand in the sitemap. */
export const listPages = () =>
  ({
    'index.html': { path: paths.home, says: publicMessages.home },
    'landing.html': { path: paths.landing, says: publicMessages.home },
    'tactical-knowledge.html': { path: paths.tacticalKnowledge, says: publicMessages.tactics },
    'guide.html': { path: paths.guide, says: publicMessages.guide },
    'support.html': { path: paths.support, says: publicMessages.support },
    'contact.html': { path: paths.contact, says: publicMessages.contact },
    'accuracy.html': { path: paths.accuracy, says: publicMessages.accuracy },
    'coverage.html': { path: paths.coverage, says: publicMessages.coverage },
    'terms.html': { path: paths.terms, says: publicMessages.terms },
    'privacy.html': { path: paths.privacy, says: publicMessages.privacy },
    'accessibility.html': { path: paths.accessibility, says: publicMessages.accessibility },
  }) as const satisfies Record<string, PublicPage>

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
