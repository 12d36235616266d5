import { PackCards } from './pack-cards.tsx'
import { usePurchase } from './use-purchase.ts'

/** The packs on the start page, to be bought from there. */
export function HomePacks() {
  return <PackCards purchase={usePurchase()} />
}
