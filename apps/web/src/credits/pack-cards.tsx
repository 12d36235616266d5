import { PACKAGE_TYPES, PACKS } from '@plainletter/contracts/prices'

import { creditMessages as words } from '../messages/credits.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { usePurchase } from './use-purchase.ts'

/** The packs, each with its price and its button. While one is on its way, no other can be pressed. */
export function PackCards({ purchase }: { purchase: ReturnType<typeof usePurchase> }) {
  const wish = purchase.isPending ? purchase.variables : undefined
  return (
    <section aria-labelledby="packs-title">
      <h2 id="packs-title">{words.packsTitle}</h2>
      <p className="pt-1 text-ink-2">{words.packsLead}</p>
      <ul className="grid gap-6 pt-5 md:grid-cols-2">
        {PACKAGE_TYPES.map((packageType) => {
          const pack = PACKS[packageType]
          const isThis = wish && 'packageType' in wish && wish.packageType === packageType
          return (
            <li key={packageType} className="sheet flex flex-col gap-3 p-6 font-sans">
              <h3 className="flex flex-wrap items-center gap-2">
                {pack.name}
                {pack.isPopular && (
                  <>
                    <Badge tone="note">{words.badges.popular}</Badge>
                    <Badge>{words.badges.premium}</Badge>
                  </>
                )}
              </h3>
              <p className="text-3xl font-semibold">{words.price(pack.pricePence)}</p>
              <p className="grow font-sans text-ink-2">
                {words.eachCredit(pack)}. {words.packSays[packageType]}
              </p>
              <Button
                aria-label={isThis ? undefined : words.purchaseOf(pack.name)}
                pendingLabel={isThis && words.processing}
                onClick={() => !purchase.isPending && purchase.mutate({ packageType })}
              >
                {words.purchase}
              </Button>
            </li>
          )
        })}
      </ul>
      <p className="pt-4 font-semibold">{words.refunds}</p>
    </section>
  )
}
