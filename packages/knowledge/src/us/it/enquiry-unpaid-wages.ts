/** Questions about wages that were not paid, paid late or by a bad check: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_IT: Words = {
  'us.ask-work.last-paycheck': {
    says: 'Devono pagarle tutto il lavoro fatto, al più tardi il prossimo giorno di paga. Alcuni Stati dicono subito. Se no, faccia reclamo all’ufficio del lavoro del Suo Stato o alla Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Scriva le Sue ore e chieda la paga per iscritto. Può fare reclamo gratis alla Wage and Hour Division o fare causa. Il tempo è due anni, o tre se l’hanno fatto apposta.',
  },
  'us.ask-life.wages': {
    says: 'Chieda per iscritto la somma e il giorno, con le Sue ore. Poi faccia una richiesta gratis (wage claim) all’ufficio del lavoro del Suo Stato. Può anche fare causa, quasi sempre per il doppio, e non possono punirla perché chiede.',
  },
  'us.trouble.bad-paycheck': {
    says: 'Un assegno di paga respinto è paga non data. Chieda per iscritto la paga e le spese della banca, e faccia una richiesta gratis (wage claim), se può insieme agli altri. Molti Stati aggiungono penali.',
  },
}
