import type { Basis } from '@plainletter/contracts/analysis'

import { ExternalLink } from '../external-link.tsx'

/** The provision that a fact or a tactic rests on. It opens beside the page, so that nothing here is lost. */
export function LawLink({ basis }: { basis: Basis | undefined }) {
  if (basis?.kind !== 'law') return null
  return (
    <span className="block py-0.5 text-sm">
      <ExternalLink url={basis.url}>
        {basis.title}
        {basis.provision !== '' && `, ${basis.provision}`}
      </ExternalLink>
    </span>
  )
}
