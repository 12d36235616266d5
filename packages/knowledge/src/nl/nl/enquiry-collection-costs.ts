/** The Dutch words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_NL: Words = {
  'nl.ask.costs': {
    says: 'Eerst moet u een gratis aanmaning met 14 dagen krijgen. Daarna hoogstens 15 % van de eerste € 2.500, met minimaal € 40.',
    dependsOn: 'welke brieven u kreeg',
  },
  'nl.ask.collector-letter': {
    says: 'Controleer eerst: is het van u, klopt het bedrag, is het ouder dan vijf jaar? Kosten gelden pas na een brief met 14 dagen. Het bureau moet geregistreerd zijn. Betwist het schriftelijk of bied een regeling aan. Het kan nergens beslag op leggen.',
  },
}
