import type { CheatSheet, CheatSheetSection } from '@plainletter/contracts/cheat-sheet'
import { TACTIC_SECTIONS } from '@plainletter/contracts/cheat-sheet'
import { ClipboardList, Clock, Coins, FileSearch, Handshake } from 'lucide-react'

import { tacticMessages as words } from '../messages/tactics.ts'
import { splitTactic } from '../split-tactic.ts'
import { HelpList } from './help-list.tsx'
import { LawLink } from './law-link.tsx'

/** Each title of the specification with its own icon. */
const ICONS: Readonly<Record<string, typeof Clock>> = {
  [TACTIC_SECTIONS.leverage]: Coins,
  [TACTIC_SECTIONS.procedure]: ClipboardList,
  [TACTIC_SECTIONS.timing]: Clock,
  [TACTIC_SECTIONS.disclosure]: FileSearch,
  [TACTIC_SECTIONS.settlement]: Handshake,
}

/** A sheet: what it is about, its sections with the law of each tactic, who helps, and what it is not. */
export function SheetView({ sheet }: { sheet: CheatSheet }) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 className="text-xl">{sheet.category}</h3>
        <p className="pt-1">{sheet.description}</p>
      </div>
      {sheet.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <div className="flex flex-col gap-3 border-t border-line pt-4 text-sm text-ink-2">
        {sheet.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <HelpList help={sheet.help} />
        <p>{sheet.disclaimer}</p>
      </div>
    </div>
  )
}

function Section({ section: { title, tactics, basis } }: { section: CheatSheetSection }) {
  const Icon = ICONS[title] ?? ClipboardList
  return (
    <section>
      <h4 className="flex items-center gap-2.5">
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        {title}
      </h4>
      <ul>
        {tactics.map((tactic, at) => {
          const { says, risk, notWhen } = splitTactic(tactic)
          return (
            <li key={tactic} className="border-b border-line py-3">
              {says}
              <dl className="pt-1 text-ink-2">
                {risk !== '' && <Part name={words.risk} says={risk} />}
                {notWhen !== '' && <Part name={words.notWhen} says={notWhen} />}
              </dl>
              <LawLink basis={basis[at]} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Part({ name, says }: { name: string; says: string }) {
  return (
    <div>
      <dt className="inline font-semibold">{name}</dt> <dd className="inline">{says}</dd>
    </div>
  )
}
