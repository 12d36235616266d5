/** Questions about how much pay is due: overtime, holiday pay, the pay slip and a cut: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_IT: Words = {
  'nl.ask.overtime': {
    says: 'Il contratto o il contratto collettivo (CAO) dice se gli straordinari si pagano. Per ogni ora spetta almeno la paga minima. Annoti le ore e le chieda, fino a cinque anni indietro.',
    dependsOn: 'dal contratto e dalla CAO',
  },
  'nl.ask.holiday-pay': {
    says: 'Ha diritto ad almeno l’8% della paga come indennità di ferie. Si paga di solito in maggio o giugno, e a fine lavoro. La chieda per iscritto con una data. Se tarda può chiedere fino al 50% in più.',
  },
  'nl.ask.pay-slip': {
    says: 'Il datore deve darLe una busta paga ogni volta che la paga cambia, su carta o online. Deve mostrare paga, ore e trattenute. La chieda per iscritto con una data. Può anche avvisare l’Arbeidsinspectie.',
  },
  'nl.ask.pay-cut': {
    says: 'La paga è parte del contratto. Scende solo con il Suo sì, o per una clausola scritta e un motivo molto serio. Scriva che non è d’accordo e chieda la paga intera. Non firmi nulla.',
  },
  'nl.ask.holiday-pay-resigned': {
    says: 'Le resta, anche se si dimette. Alla fine il datore deve pagare l’indennità ferie maturata: almeno l’8 % della paga dall’ultima volta. Si pagano anche i giorni non goduti. Arriva con l’ultima paga o entro un mese. Manca? La chieda per iscritto con un ultimo giorno; il ritardo può costare fino al 50 % in più. Possono togliere solo le ferie prese in più.',
  },
}
