/** Questions about an accident at work that the employer does not report: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_IT: Words = {
  'de.ask-job.accident-not-reported': {
    says: 'Può denunciare lei stesso l’infortunio alla Berufsgenossenschaft (BG), anche adesso. Se il capo non lo fa, lei non perde diritti. Vada da un Durchgangsarzt e dica che è successo al lavoro o nel tragitto. Non dica mai che era a casa. Annoti ora, luogo e testimoni. Il capo deve denunciare entro tre giorni se l’assenza supera tre giorni. Prima sei settimane di paga, poi paga la BG. Non possono punirla.',
  },
}
