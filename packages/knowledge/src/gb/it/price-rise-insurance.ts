/** A notice of a higher premium for insurance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_INSURANCE_IT: Words = {
  'gb.price-rise.right-cover-new': {
    says: 'Per casa e auto il rinnovo non può costare più che per Lei come nuovo cliente.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'La lettera deve mostrare il vecchio premio accanto al nuovo. Non deve rinnovare e può togliere il rinnovo automatico.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Dopo un rinnovo ha di solito 14 giorni per disdire. Paga i giorni coperti e forse una spesa equa.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Faccia reclamo all’assicurazione. Dopo otto settimane o la risposta finale, vada al Financial Ombudsman Service.',
    title: 'Reclamo, poi l’ombudsman',
    cost: 'Niente.',
    time: 'Otto settimane e un po’ di più.',
    risk: 'Nessuno.',
    bestFor: 'Paga più di un nuovo cliente o non lo sapeva.',
  },
}
