/** Offers without prejudice, and letters of firms that write about parking: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_IT: Words = {
  'gb.offer.right-not-shown': {
    says: 'Un’offerta «without prejudice» non può essere mostrata al giudice come prova del debito. Vale per la loro e per la Sua.',
  },
  'gb.offer.claim-goes-on': {
    says: 'Se sono arrivate carte del tribunale, un’offerta non ferma la causa. Mandi la Sua risposta (defence) in tempo: 14 giorni dopo le carte, o 28 se ha chiesto più tempo.',
  },
  'gb.offer.step-heading': {
    says: 'Se fa un’offerta, scriva in alto «without prejudice». Dica che non riconosce il debito.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Questo studio scrive spesso per parcheggi su suolo privato. Se è così, il titolare che non guidava deve pagare solo se l’avviso è arrivato in tempo.',
    actionable: 'Chieda a che cosa si riferisce il debito, e una copia del primo avviso.',
  },
}
