/** Questions about the debts of a parent who left nothing: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_THE_DEAD_IT: Words = {
  'gb.ask-debt.dead-nothing-left': {
    says: 'No. I figli non ereditano i debiti. Si pagano solo con ciò che la persona ha lasciato, e prima viene un funerale dignitoso. Se non resta nulla, nessuno paga. Scriva che nell’eredità non c’è denaro, con copia del certificato di morte. Non paghi nulla di suo e non accetti nulla. Deve solo ciò che ha firmato anche lei.',
  },
}
