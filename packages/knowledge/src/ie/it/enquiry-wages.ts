/** Questions about wages that are cut, kept back or not paid: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_IT: Words = {
  'ie.ask.pay-cut': {
    says: 'Scriva che non è d’accordo. Il datore non può ridurre la paga concordata senza il suo consenso o una clausola chiara. Può reclamare gratis alla WRC entro sei mesi.',
  },
  'ie.ask.pay-deducted': {
    says: "Possono farlo solo se il contratto lo dice, la somma è equa e l'hanno avvisata per iscritto una settimana prima. Chieda per iscritto la restituzione. Poi reclami gratis alla WRC entro sei mesi.",
  },
  'ie.ask.unpaid': {
    says: 'Lo chieda per iscritto con le date. Poi faccia reclamo alla WRC entro sei mesi. È gratis.',
  },
  'ie.ask.minimum': {
    says: 'Nel 2026 la paga minima è di 14,15 € all’ora dai 20 anni. Se prende meno, faccia reclamo alla WRC.',
  },
}
