/** The Dutch words of the rows in ../enquiry-collection-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_NL: Words = {
  'nl.ask.costs': {
    says: 'U bent pas kosten schuldig na een gratis aanmaning die u 14 dagen gaf en het bedrag noemde. Kwam die nooit? Betaal dan alleen de rekening en schrijf waarom u de kosten niet betaalt. Daarna is hoogstens 15 % van de eerste € 2.500 verschuldigd, met een minimum van € 40. Kosten per bestelling of brief mogen er niet bij.',
    dependsOn: 'welke brieven u kreeg',
  },
  'nl.ask.collector-letter': {
    says: 'Controleer eerst: is het van u, klopt het bedrag, is het ouder dan vijf jaar? Kosten gelden pas na een brief met 14 dagen. Het bureau moet geregistreerd zijn. Betwist het schriftelijk of bied een regeling aan. Het kan nergens beslag op leggen.',
  },
}
