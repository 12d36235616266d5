/** A debt that was sold: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_SOLD_IT: Words = {
  'ie.sold.right-notice': {
    says: "Se il debito è stato venduto, deve ricevere un avviso scritto chiaro su chi ne è ora il titolare. Chieda l'avviso e l'atto prima di pagare.",
  },
  'ie.sold.right-same-defence': {
    says: 'Ciò che poteva dire al primo creditore può dirlo anche al nuovo. Vale per pagamenti, somme sbagliate e un debito vecchio.',
  },
}
