/** Questions about a higher rent, a lower rent, extra costs and late rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'ch.ask.rise': {
    says: 'Solo sul modulo ufficiale del cantone, con motivi, almeno dieci giorni prima dell’inizio del preavviso. Un aumento per semplice lettera o mail è nullo: lo scriva e paghi il vecchio affitto. È sul modulo? Ha trenta giorni dalla ricezione per contestarlo gratis all’ufficio di conciliazione.',
    dependsOn: 'il modulo e il motivo',
  },
  'ch.ask.rent-late': {
    says: 'Paghi tutto il dovuto nei 30 giorni fissati per iscritto e tiene la casa: una parte non basta. La lettera deve anche minacciare la disdetta. Dopo il locatore può disdire con 30 giorni per fine mese. Chieda oggi all’ufficio sociale, in famiglia o a una fondazione. Solo un tribunale può sfrattare.',
  },
  'ch.ask.lower-rent': {
    says: 'Chieda per iscritto una riduzione per il prossimo termine di disdetta. Senza risposta in 30 giorni, o con un no, vada alla conciliazione entro 30 giorni. È gratis.',
  },
  'ch.ask.extra-costs': {
    says: 'Deve solo le spese nominate nel contratto, al costo vero. Chieda di vedere le fatture prima di pagare. In caso di lite, la conciliazione è gratis.',
  },
}
