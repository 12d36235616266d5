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
  'es.ask.collector-home': {
    says: 'Nee. Een incasseerder mag niet binnenkomen, niets nemen en het uw baas niet zeggen. U hoeft de deur niet open te doen.',
  },
  'es.ask.asnef': {
    says: 'Schrijf de lijst gratis en vraag uw gegevens. Is de schuld onder €50, betaald, ouder dan vijf jaar of is het u niet verteld, vraag haar dan te wissen. Zo niet, ga naar de AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Vraag het nieuwe bedrijf schriftelijk het contract en bewijs dat het uw schuld kocht. U houdt dezelfde verweren. Betaal niet voor u bewijs ziet.',
  },
  'es.ask.many-debts': {
    says: 'Vraag gratis rechtshulp en naar de wet van de tweede kans (segunda oportunidad). Een rechter kan de meeste schulden schrappen van mensen te goeder trouw. Betaal eerst huis, stroom en eten.',
  },
  'es.ask.revolving': {
    says: 'Is de rente ver boven de gewone, dan kan een rechter het woeker noemen. Bij kaarten kijkt de hoogste rechter naar ongeveer zes punten boven het gemiddelde. Dan betaalt u alleen terug wat u kreeg.',
    dependsOn: 'de rente (TAE) en de datum van het contract',
  },
  'es.ask.myth-children-debt': {
    says: 'Familie betaalt uw schulden niet, tenzij zij tekende. Erfgenamen mogen weigeren of alleen aanvaarden met wat er is (a beneficio de inventario).',
  },
  'es.ask.guarantor': {
    says: 'U bent alleen aansprakelijk voor wat u tekende, met de verweren van de schuldenaar. Staat er geen solidario, dan moeten zij eerst naar hem. Wat u betaalt, kunt u van hem terugvragen.',
    dependsOn: 'wat er in het getekende papier staat',
  },
}
