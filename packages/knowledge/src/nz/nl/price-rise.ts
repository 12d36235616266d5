/** The Dutch words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_NL: Words = {
  'nz.price.right-term': {
    says: 'In een standaardcontract kan een regel die alleen het bedrijf de prijs laat veranderen, oneerlijk zijn. U kunt die melden bij de Commerce Commission.',
  },
  'nz.price.step-term': {
    says: 'Zoek in uw contract de regel over prijsverhoging, de laatste dag ervan, en kosten als u weggaat.',
  },
  'nz.price.option-switch': {
    says: 'Vraag twee andere prijzen op. Vraag daarna uw bedrijf om die ook te geven voordat de verhoging begint.',
    title: 'Om een betere prijs vragen of overstappen',
    cost: 'Gratis.',
    time: 'Een paar dagen.',
    risk: 'Kijk of er kosten zijn als u eerder weggaat.',
    bestFor: 'U kunt het ergens anders goedkoper krijgen.',
  },
  'nz.price.right-plan': {
    says: 'U kunt uw stroombedrijf vragen welk van zijn tarieven het goedkoopst voor u is. Het is gebonden aan zijn zorgregels (Consumer Care Obligations).',
  },
  'nz.price.step-help': {
    says: 'Vergelijk tarieven op de gratis website die de Electricity Authority steunt. Kunt u niet betalen? Vraag vroeg om een regeling: ze moeten helpen voordat ze afsluiten.',
  },
  'nz.price.right-scheme': {
    says: 'Komt u er samen niet uit? Dan kijkt Utilities Disputes er gratis naar.',
  },
  'nz.price.step-write': {
    says: 'Schrijf vóór de verhoging als u het er niet mee eens bent, en vraag om zonder kosten weg te gaan wegens de verandering.',
  },
  'nz.price.right-tdr': {
    says: 'Voor telefoon en internet helpt Telecommunications Dispute Resolution gratis.',
  },
}
