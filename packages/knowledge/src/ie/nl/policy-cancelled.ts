/** The Dutch words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_NL: Words = {
  'ie.cover.step-now': {
    says: 'Bel nu. Vraag of de dekking blijft als u betaalt of stuurt wat ontbreekt, en vraag het op papier.',
  },
  'ie.cover.right-refund': {
    says: 'Stopt de verzekeraar eerder, dan moet hij redenen geven en de premie voor de rest terugbetalen. Hij mag er niets voor vragen.',
  },
  'ie.cover.warn-ask': {
    says: 'Andere verzekeraars vragen of er ooit is opgezegd. Antwoord eerlijk. Vraag of u zelf eerst mag opzeggen.',
  },
  'ie.cover.warn-drive': {
    says: 'Rijd niet meer na het einde. Rijden zonder verzekering is strafbaar, en de auto kan worden meegenomen.',
  },
  'ie.cover.step-new': {
    says: 'Zoek nieuwe dekking vanaf dezelfde dag. Zeggen drie nee, vraag dan hulp aan Insurance Ireland.',
  },
}
