/** Questions about the debts of a parent who left nothing: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_THE_DEAD_IT: Words = {
  'gb.ask-debt.dead-nothing-left': {
    says: 'No. I figli non ereditano i debiti. Si pagano solo con ciò che la persona ha lasciato, e prima viene un funerale dignitoso. Se non resta nulla, nessuno paga. Scriva che nell’eredità non c’è denaro, con copia del certificato di morte. Non paghi nulla di suo e non accetti nulla. Deve solo ciò che ha firmato anche lei.',
  },
  'gb.ask-debt.dead-spouse': {
    says: 'Lei deve solo ciò che ha firmato anche lei. Non prenda in carico il conto e non paghi nulla di suo. Con ciò che la persona ha lasciato si paga prima un funerale adeguato, poi i debiti. Se non basta, lo scriva, con il certificato di morte. La casa comune di solito passa a lei, ma per cinque anni un creditore può chiedere al giudice la quota di chi è morto. National Debtline aiuta gratis: 0808 808 4000.',
  },
}
