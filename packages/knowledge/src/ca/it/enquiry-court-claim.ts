/** Questions about claims: being sued, suing in small claims, and letters of law firms: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_CLAIM_IT: Words = {
  'ca.ask.sued': {
    says: 'Depositi una difesa in tempo. Sono 20 giorni in Ontario e Alberta, 14 in British Columbia e 15 in Québec. Cerchi aiuto legale gratuito.',
  },
  'ca.ask.ignore': {
    says: 'Non ignori le carte del tribunale. Se non risponde, il tribunale può decidere senza di Lei, e poi possono prendere parte del Suo stipendio.',
  },
  'ca.ask.small-claims': {
    says: 'Prima scriva e fissi un giorno. Poi vada al tribunale delle piccole cause: fino a 50.000 $ in Ontario, 35.000 $ in British Columbia, 100.000 $ in Alberta, 15.000 $ in Québec.',
  },
  'ca.ask.law-firm-letter': {
    says: 'Una lettera di avvocato non è ancora una causa. Chieda prima la prova e la data del debito. In Ontario, British Columbia e Alberta di solito è troppo vecchio dopo due anni, in Québec dopo tre.',
  },
}
