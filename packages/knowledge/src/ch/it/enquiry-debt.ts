/** Questions about bills that one cannot pay, fees and old debts, and the first steps against a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'ch.ask.step-debt': {
    says: 'Raccolga le Sue lettere e chieda a un consulente gratuito per debiti.',
  },
  'ch.ask.right-debt': {
    says: "Può fermare ogni precetto esecutivo con un'opposizione entro dieci giorni.",
  },
  'ch.ask.fees': {
    says: 'Di solito deve la fattura e un interesse del 5 %, non le spese proprie della ditta. Il creditore deve provare ogni altro danno.',
  },
  'ch.ask.old': {
    says: "Affitto, salario, medico, artigiani, piccoli acquisti e altre somme periodiche: cinque anni. La maggior parte delle altre: dieci. Attestato di carenza di beni: venti. Un pagamento o un'esecuzione fa ripartire il termine.",
    dependsOn: 'per che cosa è il debito',
  },
  'ch.ask.reminder-fees': {
    says: 'Deve le spese di richiamo solo se il contratto o le condizioni indicano la somma. Altrimenti la legge dà il 5 % di interesse dal ritardo, e ogni altro danno va provato. Paghi la fattura e scriva che non deve le spese.',
  },
  'ch.ask.cannot-pay': {
    says: 'Chiami presto e offra per iscritto una somma mensile sostenibile. Non sono obbligati, ma di solito accettano. Niente nuovi crediti. Un consulente gratuito (Caritas) può fare un piano o aiutare con il fallimento personale.',
  },
}
