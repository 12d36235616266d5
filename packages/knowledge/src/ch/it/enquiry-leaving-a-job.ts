/** Questions about giving notice, references and days of leave at the end: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_IT: Words = {
  'ch.ask.own-notice': {
    says: 'Un mese il primo anno, due fino al nono, poi tre, per la fine di un mese. Il contratto può dire altro. Ci pensi: la disoccupazione può sospendere l’indennità.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Prenda i giorni rimasti nel termine di disdetta, se c’è tempo. Ciò che non si può più prendere va pagato alla fine. Se è stato liberato a lungo, alcuni giorni possono valere come presi. Il diritto dura cinque anni. Chieda un conteggio scritto.',
  },
  'ch.ask.reference': {
    says: 'Può chiedere un attestato in ogni momento, anche durante il lavoro. Deve essere vero, completo e benevolo. Scriva quali frasi sono sbagliate e proponga le Sue. Se rifiutano, vada alla conciliazione; fino a 30 000 franchi è gratis. Può anche chiedere una semplice conferma.',
  },
  'ch.ask.leaving-deal': {
    says: 'Non firmi subito: chieda alcuni giorni e consiglio. Può perdere il termine di disdetta, la protezione in caso di malattia e giorni di disoccupazione. Non si rinuncia a questi diritti per niente: la ditta deve offrire qualcosa di equo.',
  },
}
