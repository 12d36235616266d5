/** The Italian words of the rows in ../enquiry-sent-to-the-maker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SENT_TO_THE_MAKER_IT: Words = {
  'ie.ask.sent-to-the-maker': {
    says: 'Il suo contratto è con il negozio: è lui che deve risolvere il difetto, non il produttore. Un difetto nei primi 12 mesi si presume d’origine, salvo prova contraria del negozio. Chieda per iscritto riparazione gratis o sostituzione in tempo giusto. Se fallisce, sconto o denaro indietro. Nei primi 30 giorni può chiedere subito il denaro. Poi small claims, fino a 2.000 €.',
  },
}
