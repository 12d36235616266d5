/** The Dutch words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_NL: Words = {
  'ca.price.right-wireless': {
    says: 'Bij een mobiel contract met een vaste tijd mag de prijs van uw abonnement niet stijgen zonder uw toestemming.',
  },
  'ca.price.right-month': {
    says: 'Bij een contract per maand moeten ze het u meestal 30 dagen van tevoren zeggen. U kunt weggaan zonder kosten voor de tijd die komt.',
  },
  'ca.price.step-ccts': {
    says: 'Klaag eerst bij het bedrijf. Lukt dat niet, dan kijkt de CCTS er gratis naar.',
  },
  'ca.price.right-quebec': {
    says: 'In Québec mag de prijs in een contract met een vaste tijd niet veranderen, wat een bepaling ook zegt.',
  },
  'ca.price.step-term': {
    says: 'Zoek in uw contract de bepaling over de prijs, de laatste dag en kosten om weg te gaan.',
  },
  'ca.price.option-switch': {
    says: 'Vraag twee andere prijzen. Vraag dan uw bedrijf die ook te geven voordat de verhoging begint.',
    title: 'Vraag een betere prijs of stap over',
    cost: 'Gratis.',
    time: 'Een paar weken.',
    risk: 'Kijk of het kosten rekent als u eerder weggaat.',
    bestFor: 'U kunt het ergens anders goedkoper krijgen.',
  },
}
