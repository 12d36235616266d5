/** The Dutch words of the rows in ../enquiry-credit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_NL: Words = {
  'es.ask.revolving': {
    says: 'Is de rente ver boven de gewone, dan kan een rechter het woeker noemen. Bij kaarten kijkt de hoogste rechter naar ongeveer zes punten boven het gemiddelde. Dan betaalt u alleen terug wat u kreeg.',
    dependsOn: 'de rente (TAE) en de datum van het contract',
  },
  'es.ask.guarantor': {
    says: 'U bent alleen aansprakelijk voor wat u tekende, met de verweren van de schuldenaar. Staat er geen solidario, dan moeten zij eerst naar hem. Wat u betaalt, kunt u van hem terugvragen.',
    dependsOn: 'wat er in het getekende papier staat',
  },
}
