import type { ReactNode } from 'react'

import { analysisMessages as words } from './messages/analysis.ts'
import { VisuallyHidden } from './ui/visually-hidden.tsx'

/** A link that leaves the site in a new tab. An address that is not https is shown as plain words. */
export function ExternalLink({ url, children }: { url: string; children: ReactNode }) {
  if (!url.startsWith('https://')) return <span>{children}</span>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      {children} <VisuallyHidden>{words.opensNewTab}</VisuallyHidden>
      <span aria-hidden className="hidden font-normal print:inline">
        {url}
      </span>
    </a>
  )
}
