/** Questions about money taken off the pay for damage or missing cash: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_WORDS: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Contesti per iscritto e chieda indietro i soldi. Un piccolo errore sul lavoro non Le costa nulla. Con più disattenzione deve una parte giusta, e tutto solo per colpa grave o se voluto. Il datore deve provare la Sua colpa e il danno. Ciò che non si può pignorare dalla paga non si può nemmeno trattenere, salvo un danno voluto.',
  },
  'de.ask-job.minus-hours': {
    says: 'Per lo più no, se il capo Le ha dato troppo poco lavoro: il rischio è suo, e quelle ore le paga lui. Può togliere ore in meno dall’ultima paga solo se un conto ore concordato Le lasciava scegliere di lavorare meno. Le ferie rimaste vanno date o pagate. Dica di no per iscritto prima del giorno di paga.',
    dependsOn: 'chi ha causato le ore in meno, e se il Suo contratto prevede un conto ore',
  },
}
