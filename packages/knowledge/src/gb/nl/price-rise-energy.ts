/** A notice of a higher price for energy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGY_NL: Words = {
  'gb.price-rise.right-power-fixed': {
    says: 'Een vaste prijs mag niet omhoog vóór het einde. Daarna, en bij een variabel tarief, geldt het plafond (price cap) van Ofgem.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Een variabel tarief mag u altijd zonder kosten verlaten. Ook vanaf 49 dagen voor het einde van een vast contract.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Klaag bij de leverancier. Ga na acht weken of het laatste antwoord naar de Energy Ombudsman.',
    title: 'Klagen, dan de Energy Ombudsman',
    cost: 'Niets.',
    time: 'Acht weken en wat langer.',
    risk: 'Geen.',
    bestFor: 'Een vaste prijs ging omhoog of kosten kloppen niet.',
  },
}
