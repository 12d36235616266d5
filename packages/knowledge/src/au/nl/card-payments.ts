/** The Dutch words of the rows in ../card-payments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARD_PAYMENTS_NL: Words = {
  'au.bank.right-not-mine': {
    says: 'Hebt u een betaling niet gedaan of toegestaan? Dan moet uw bank het verlies meestal dragen. U draagt misschien mee als u een code gaf of het laat meldde.',
  },
  'au.bank.step-call': {
    says: 'Bel het nummer achter op uw pas, niet dat in het bericht. Is de betaling niet van u? Zeg het nu.',
  },
}
