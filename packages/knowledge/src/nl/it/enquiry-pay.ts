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
}
