import { ShieldCheck } from 'lucide-react'

import { homeMessages as words } from '../messages/home.ts'

/** What a letter costs here, beside what it costs elsewhere, and when it costs nothing. */
export function CostProtection() {
  return (
    <aside aria-labelledby="protection-title" className="sheet p-5 font-sans sm:p-6">
      <h2 id="protection-title" className="flex items-start gap-2.5 text-xl">
        <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-good" />
        {words.protectionTitle}
      </h2>
      <ul className="pt-2">
        {words.protection.map((line) => (
          <li key={line} className="border-b border-line py-2.5 last:border-b-0">
            {line}
          </li>
        ))}
      </ul>
    </aside>
  )
}
