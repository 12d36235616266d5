/** The Dutch words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_NL: Words = {
  'ie.price.step-term': {
    says: 'Zoek in uw contract de regel over prijsverhogingen en de einddatum.',
  },
  'ie.price.right-term': {
    says: 'Een regel waarmee een bedrijf vrij verhoogt, zonder uitweg, kan oneerlijk zijn. Dan bindt die u niet.',
  },
  'ie.price.option-switch': {
    title: 'Een betere prijs vragen of overstappen',
    cost: 'Gratis.',
    time: 'Enkele weken.',
    risk: 'Kijk of eerder weggaan geld kost.',
    bestFor: 'Elders is het goedkoper.',
    says: 'Vraag twee andere prijzen. Vraag uw bedrijf dan om mee te gaan voor de verhoging.',
  },
  'ie.price.right-leave': {
    says: 'Een telecombedrijf moet een wijziging een maand vooraf melden. Dan mag u meestal binnen een maand zonder kosten weg.',
  },
  'ie.price.know-index': {
    says: 'Stond deze jaarlijkse verhoging al in het contract, dan geldt de gratis uitweg soms niet.',
  },
  'ie.price.step-comreg': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet, dan helpt ComReg gratis.',
  },
  'ie.price.right-energy': {
    says: 'Uw energiebedrijf moet het 30 dagen vooraf melden. U kunt overstappen.',
  },
  'ie.price.right-fixed': {
    says: 'Is uw tarief vast tot een dag, dan blijft het tot dan. Vraag om de regel.',
  },
  'ie.price.step-energy': {
    says: 'Vergelijk prijzen op een site die de CRU goedkeurt. Loopt u achter, vraag dan vroeg een plan.',
  },
  'ie.price.right-renewal': {
    says: 'Een auto- of woonverzekeraar mag niet meer vragen alleen omdat u bleef. Vraag waarom het stijgt.',
  },
}
