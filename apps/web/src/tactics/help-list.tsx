import type { HelpContact } from '@plainletter/contracts/analysis'

import { ExternalLink } from '../external-link.tsx'
import { tacticMessages as words } from '../messages/tactics.ts'

/** Who helps for free with this area. Shown whatever we hold ourselves. */
export function HelpList({ help }: { help: readonly HelpContact[] }) {
  if (help.length === 0) return null
  return (
    <div>
      <p className="font-sans font-semibold">{words.help}</p>
      <ul className="pt-1">
        {help.map(({ name, does, url, phone }) => (
          <li key={name} className="py-1">
            <span className="flex flex-wrap gap-x-3">
              <ExternalLink url={url}>{name}</ExternalLink>
              {phone !== undefined && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
            </span>
            {does}
          </li>
        ))}
      </ul>
    </div>
  )
}
