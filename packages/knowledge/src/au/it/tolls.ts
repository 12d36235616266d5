/** Unpaid tolls: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_IT: Words = {
  'au.toll.right-first': {
    says: 'Un pedaggio non pagato inizia con un avviso e una spesa della società del pedaggio. Una multa dello stato arriva solo dopo.',
  },
  'au.toll.right-ombudsman': {
    says: 'Chieda alla società del pedaggio aiuto per le difficoltà (hardship) e di togliere le sue spese. Non può ingannarla su quello che deve.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria il proprietario può nominare chi guidava o mostrare che l’auto era stata venduta o rubata.',
  },
  'au.toll.rights-summary': {
    says: "Può pagare la società del pedaggio, o dirle chi guidava o che l'auto era venduta o rubata. Faccia una cosa entro il giorno indicato.",
  },
  'au.toll.option-pay': {
    title: 'Pagare la società del pedaggio',
    cost: 'Il pedaggio e la spesa. Chieda di togliere la spesa.',
    time: 'Entro il giorno indicato.',
    risk: 'Paghi tutto e in tempo. La multa arriva per pedaggi non pagati.',
    bestFor: 'Il viaggio era suo.',
    says: "Paghi come dice l'avviso, o sul sito della società che apre lei. Tenga la ricevuta.",
  },
  'au.toll.option-declare': {
    title: 'Dire chi guidava',
    cost: 'Gratis.',
    time: 'Entro il giorno indicato.',
    risk: 'Una dichiarazione falsa è reato.',
    bestFor: "Guidava un altro, o l'auto era venduta o rubata.",
    says: "Usi il modulo o la pagina online che l'avviso indica. Una statutory declaration (dichiarazione solenne) si firma davanti a un testimone. La mandi alla società.",
  },
}
