/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ch.ask.rise': {
    says: 'Serve il modulo ufficiale almeno dieci giorni prima che inizi il termine di disdetta. Ha trenta giorni per contestarlo gratis.',
    dependsOn: 'il modulo e il motivo',
  },
  'ch.ask.rent-late': {
    says: 'Il locatore deve prima darLe 30 giorni per iscritto e avvertire che il contratto finirà. Se paga entro quel termine, tiene la casa. Dopo solo un tribunale può farLa uscire.',
  },
  'ch.ask.lower-rent': {
    says: 'Chieda per iscritto una riduzione per il prossimo termine di disdetta. Senza risposta in 30 giorni, o con un no, vada alla conciliazione entro 30 giorni. È gratis.',
  },
  'ch.ask.extra-costs': {
    says: 'Deve solo le spese nominate nel contratto, al costo vero. Chieda di vedere le fatture prima di pagare. In caso di lite, la conciliazione è gratis.',
  },
}
