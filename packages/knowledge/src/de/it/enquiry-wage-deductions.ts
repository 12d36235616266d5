/** Questions about money taken off the pay for damage or missing cash: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_WORDS: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Contesti per iscritto e chieda indietro i soldi. Un piccolo errore sul lavoro non Le costa nulla. Con più disattenzione deve una parte giusta, e tutto solo per colpa grave o se voluto. Il datore deve provare la Sua colpa e il danno. Ciò che non si può pignorare dalla paga non si può nemmeno trattenere, salvo un danno voluto.',
  },
}
