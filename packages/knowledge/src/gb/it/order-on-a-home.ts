/** An improvement notice: a danger in a rented home. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'Ha 21 giorni per il ricorso. Il giorno in cui riceve l’ordine conta come primo.'

export const ORDER_ON_A_HOME_IT: Words = {
  'gb.order.housing-who': {
    says: 'Il comune ha trovato un pericolo in una casa. Dice al padrone di casa quali lavori fare, ed entro quando.',
  },
  'gb.order.housing-right-appeal': {
    says: 'Può fare ricorso al tribunale per la casa (property tribunal) entro 21 giorni. L’ordine aspetta la decisione.',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Mandare il ricorso al tribunale',
    consequence: 'Dopo l’ordine è definitivo.',
  },
  'gb.order.housing-step': {
    says: 'Legga quali lavori sono chiesti e per quali giorni. Chieda ora i prezzi, e dica agli inquilini quando vengono gli operai.',
  },
  'gb.order.housing-right-grounds': {
    says: 'Può dire che un altro proprietario deve fare i lavori, o che un’altra via è migliore per questa casa.',
  },
  'gb.order.housing-right-reasons': {
    says: 'L’ordine deve indicare il pericolo, i lavori, i giorni e il Suo diritto al ricorso.',
  },
  'gb.order.housing-step-officer': {
    says: 'Chiami il funzionario se un giorno non si può rispettare o se basta un’altra riparazione. Chieda la risposta per iscritto.',
  },
  'gb.order.housing-option-appeal': {
    says: 'Mandi il modulo con l’ordine, i Suoi motivi e una perizia o dei prezzi.',
    title: 'Fare ricorso al tribunale',
    cost: 'Una tassa del tribunale.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, i lavori restano da fare.',
    bestFor: 'Non c’è pericolo, non spetta a Lei, o si chiede troppo.',
  },
  'gb.order.housing-warning': {
    says: 'Non fare i lavori senza una scusa ragionevole è reato. Il comune può dare una sanzione, o fare i lavori e addebitarglieli.',
  },
  'gb.order.housing-option-works': {
    says: 'Li faccia fare entro i giorni dell’ordine, e mandi al comune fatture e foto.',
    title: 'Fare i lavori in tempo',
    cost: 'Quanto costano i lavori.',
    time: 'I giorni dell’ordine.',
    risk: 'Se un operaio è in ritardo, lo dica al comune prima del giorno.',
    bestFor: 'Il pericolo è vero.',
  },
}
