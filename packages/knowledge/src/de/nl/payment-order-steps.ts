/** The Dutch words of the rows in ../payment-order-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_STEPS_NL: Words = {
  'de.claim.step-envelope': {
    says: 'Bewaar de gele envelop. De datum erop start de klok, ook als hij alleen in uw brievenbus lag.',
  },
  'de.claim.step-object': {
    says: 'Klopt het niet? Kruis op het formulier „Ik maak bezwaar tegen de hele eis” aan, onderteken en stuur het op tijd naar de rechtbank.',
  },
  'de.claim.step-part': {
    says: 'Klopt een deel? Maak alleen bezwaar tegen het deel dat niet klopt, zoals kosten of rente. Betaal de rest aan de andere kant.',
  },
  'de.claim.step-proof': {
    says: 'Geef het bij een rechtbank af, of stuur het zo dat u het kunt bewijzen. Bewaar een kopie.',
  },
  'de.claim.step-dispute': {
    says: 'Na uw bezwaar moeten ze redenen bij de rechter geven, als ze al doorgaan. Verzamel nu uw bewijs.',
  },
}
