/** Questions of a person who sold a used car or thing to somebody else: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_IT: Words = {
  'ie.ask.i-sold-privately': {
    says: 'Un guasto venuto dopo non obbliga da solo a rimborsare. Chi vende da privato non promette la qualità. Deve essere suo e come descritto, e un’auto deve essere sicura, salvo uno scritto contrario firmato da entrambi. Tenga annuncio, messaggi, ricevuta e NCT. Risponda una volta per iscritto. Se arrivano carte del tribunale, risponda in tempo.',
  },
}
