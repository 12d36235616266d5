import type { ComponentType } from 'react'

import { frontMessages as words } from '../messages/front.ts'
import { Badge } from '../ui/badge.tsx'
import { SignUpLinks } from './sign-up-links.tsx'
import type { AuthDialogProps } from './sign-up-links.tsx'

/** The packs and the yearly plans, from the table that every charge reads. */
export function PriceCards({ AuthDialog }: { AuthDialog: ComponentType<AuthDialogProps> }) {
  return (
    <>
      <p className="measure pb-6 text-lg text-ink-2">{words.pricingLead}</p>
      <ul className="grid gap-6 md:grid-cols-2">
        {words.packs.map((pack) => (
          <li key={pack.name} className="sheet p-6">
            <h3 className="flex flex-wrap items-center gap-3">
              {pack.name}
              {pack.isPopular && <Badge tone="note">{words.popular}</Badge>}
            </h3>
            <p className="pt-3 text-3xl font-semibold">{words.price(pack.pricePence)}</p>
            <p className="pt-1 font-sans text-ink-2">
              {words.perPack(pack)}. {pack.says}
            </p>
            <ul className="list-disc ps-5 pt-4 font-sans">
              {[...words.packHas, ...pack.has].map((line) => (
                <li key={line} className="py-0.5">
                  {line}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h3 className="pt-8">{words.plansTitle}</h3>
      <ul className="pt-2">
        {words.plans.map((line) => (
          <li key={line} className="py-1">
            {line}
          </li>
        ))}
      </ul>
      <p className="pt-4 font-semibold">{words.refunds}</p>
      <SignUpLinks AuthDialog={AuthDialog} />
    </>
  )
}
