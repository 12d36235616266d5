/** Questions about a traffic fine of someone who did not drive: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_THE_DRIVER_IT: Words = {
  'ch.ask.not-the-driver': {
    says: 'È un decreto d’accusa? Faccia opposizione scritta entro dieci giorni, senza motivi, e dica solo che non guidava. Devono provare chi era. Non deve accusare sé o i parenti stretti. È una piccola multa disciplinare? Va al detentore: paga o nomina il conducente entro 30 giorni. È libero se rende verosimile che fu usata contro la Sua volontà nonostante la Sua diligenza. Non nomini mai una persona falsa.',
  },
}
