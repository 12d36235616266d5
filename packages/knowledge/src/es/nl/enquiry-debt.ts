/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'es.ask.prison-debt': {
    says: 'Nee. U gaat niet naar de gevangenis omdat u een gewone schuld niet kunt betalen. Alleen bezit verbergen, of geen kinderalimentatie betalen, kan een misdrijf zijn.',
  },
  'es.ask.old-debt': {
    says: 'De meeste schulden zijn na vijf jaar te oud. Maar een betaling, een erkenning of een schriftelijke aanmaning die u bereikte, laat de vijf jaar opnieuw beginnen.',
    dependsOn: 'de laatste betaling en de laatste aanmaning',
  },
  'es.ask.many-debts': {
    says: 'De wet van de tweede kans bestaat echt. Een rechter kan de meeste schulden van mensen te goeder trouw schrappen, door verkoop van bezit of een plan van drie tot vijf jaar. Belastingschuld alleen tot een grens, alimentatie nooit. Betaal geen bedrijf vooraf: vraag de orde van advocaten om een gratis advocaat. Maak geen nieuwe schulden en verberg niets. Eerst woning, stroom en eten.',
  },
  'es.ask.myth-children-debt': {
    says: 'Familie betaalt uw schulden niet, tenzij zij tekende. Erfgenamen mogen weigeren of alleen aanvaarden met wat er is (a beneficio de inventario).',
  },
}
