import type { HelpContact } from '@plainletter/contracts/analysis'

import { ExternalLink } from '../external-link.tsx'
import { analysisMessages as words } from '../messages/analysis.ts'
import { groupHelp } from './group-help.ts'
import { useResult } from './result-context.ts'
import { ResultSection } from './result-section.tsx'

/** People to turn to, in groups: free advice, lawyers, legal aid, public bodies. */
export function HelpResources() {
  const { analysis } = useResult().document
  return (
    <ResultSection id="help-resources" title={words.help}>
      {groupHelp(analysis.help).map(({ group, contacts }) => (
        <div key={group} className="mt-5 first:mt-0">
          <h4 className="text-ink-2">{nameGroup(group)}</h4>
          <ul className="mt-1">
            {contacts.map((contact) => (
              <Contact key={contact.name} contact={contact} />
            ))}
          </ul>
        </div>
      ))}
    </ResultSection>
  )
}

function Contact({ contact }: { contact: HelpContact }) {
  return (
    <li className="border-t border-line py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          <ExternalLink url={contact.url}>{contact.name}</ExternalLink>
        </span>
        {contact.phone !== undefined && (
          <a
            href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}
            className="inline-flex min-h-6 items-center tabular-nums"
          >
            {contact.phone}
          </a>
        )}
      </p>
      <p className="text-ink-2">{contact.does}</p>
    </li>
  )
}

function nameGroup(group: string): string {
  const names: Readonly<Record<string, string>> = words.helpGroups
  return names[group] ?? words.helpOther
}
