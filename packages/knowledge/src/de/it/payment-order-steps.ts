/** The Italian words of the rows in ../payment-order-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_STEPS_WORDS: Words = {
  'de.claim.step-envelope': {
    says: 'Tenga la busta gialla. La data sopra fa partire il termine, anche se era solo nella cassetta.',
  },
  'de.claim.step-object': {
    says: 'Non è giusto? Segni sul modulo che si oppone a tutta la richiesta, firmi e lo mandi in tempo al tribunale.',
  },
  'de.claim.step-part': {
    says: "Giusto in parte? Si opponga solo alla parte sbagliata, come spese o interessi. Paghi il resto all'altra parte.",
  },
  'de.claim.step-proof': {
    says: 'Lo consegni in un tribunale locale, o lo mandi in modo da poterlo provare. Tenga una copia.',
  },
  'de.claim.step-dispute': {
    says: 'Dopo la Sua opposizione devono dare i motivi in tribunale, se vanno avanti. Raccolga ora le prove.',
  },
}
