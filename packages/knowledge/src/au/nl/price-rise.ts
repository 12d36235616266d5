/** The Dutch words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_NL: Words = {
  'au.price.right-term': {
    says: 'In een standaardcontract kan een regel waarmee alleen het bedrijf de prijs mag veranderen oneerlijk zijn. Dan bindt die u niet.',
  },
  'au.price.step-term': {
    says: 'Zoek in uw contract de regel over prijsverhoging, de laatste dag van het contract, en kosten om weg te gaan.',
  },
  'au.price.option-switch': {
    says: 'Vraag twee andere prijzen. Vraag dan uw bedrijf om die ook te geven voordat de verhoging begint.',
    title: 'Een betere prijs vragen of overstappen',
    cost: 'Gratis.',
    time: 'Een paar dagen.',
    risk: 'Kijk of vroeg weggaan geld kost.',
    bestFor: 'Ergens anders is het goedkoper.',
  },
  'au.price.right-notice': {
    says: 'Uw energiebedrijf moet het u meestal minstens vijf werkdagen zeggen voordat een nieuwe prijs begint.',
  },
  'au.price.step-compare': {
    says: 'Vergelijk contracten gratis op Energy Made Easy, of in Victoria op Victorian Energy Compare. Vraag uw bedrijf om het beste aanbod.',
  },
  'au.price.step-hardship': {
    says: 'Kunt u de nieuwe prijs niet betalen? Vraag naar het hulpprogramma (hardship program) en naar kortingen (concessions) voordat u achterloopt.',
  },
  'au.price.step-other': {
    says: 'Schrijf het bedrijf vóór de verhoging als u het niet eens bent. Voor telefoon en internet helpt de TIO gratis.',
  },
  'au.price.right-leave': {
    says: 'Met een contract van maand tot maand kunt u weg. Vraag bij een vast contract om gratis weg te mogen vanwege de verandering.',
  },
}
