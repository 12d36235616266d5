/** Energy firms that raise a price: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGYS_NL: Words = {
  'de.price.energy-right-end': {
    says: 'U mag tegen de dag van de verhoging opzeggen, gratis en zonder termijn, ook in de minimale looptijd. Niet als alleen de btw verandert.',
  },
  'de.price.energy-right-told': {
    says: 'Een huishouden moet het minstens een maand vooraf duidelijk horen: oude prijs, nieuwe prijs, reden en uw recht om op te zeggen.',
  },
  'de.price.energy-right-basic': {
    says: 'In de basislevering (Grundversorgung) moeten ze zes weken vooraf schrijven. U kunt altijd met twee weken opzeggen.',
  },
  'de.price.energy-safe': {
    says: 'Bij een overstap zit u nooit zonder stroom of gas. Gaat er iets mis, dan springt de basisleverancier (Grundversorger) in.',
  },
  'de.price.energy-step-switch': {
    says: 'Vergelijk nu aanbiedingen. Wilt u weg, zeg dan zelf schriftelijk op, zodat het vóór de dag van de verhoging aankomt.',
  },
  'de.price.energy-option-leave': {
    says: 'Noem het bijzondere opzegrecht (Sonderkündigungsrecht) en de dag van de verhoging.',
    title: 'Opzeggen en overstappen',
    cost: 'Gratis.',
    time: 'Voordat de verhoging begint.',
    risk: 'Kijk eerst of de nieuwe prijs lager is.',
    bestFor: 'Een ander is goedkoper.',
  },
}
