/** Debts that were sold: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_WORDS: Words = {
  'it.debt.who-buyer': {
    says: 'La lettera dice che il credito è stato ceduto. Il nuovo titolare può chiederLe di pagare, ma non ha più poteri. Chieda le prove.',
  },
  'it.debt.right-sold-proof': {
    says: 'Se il credito è stato ceduto, vale il pagamento fatto prima di saperlo. Può usare le stesse difese contro il nuovo titolare.',
  },
  'it.debt.insight-block-sale': {
    says: "Nelle cessioni in blocco l'avviso in Gazzetta Ufficiale può non provare che il Suo credito è compreso.",
    actionable: "Chieda il contratto e l'elenco con il Suo credito.",
  },
  'it.debt.right-same-defences': {
    says: 'Contro il nuovo creditore conserva tutte le difese che aveva: pagato, prescritto, somma sbagliata.',
  },
}
