/** Debts that were sold: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_IT: Words = {
  'es.debt.who-buyer': {
    says: 'La lettera dice che il Suo debito è stato venduto. Il nuovo titolare può chiederle di pagare, ma non ha poteri in più. Gli chieda le prove.',
  },
  'es.debt.right-sold-proof': {
    says: 'Se il debito è stato venduto, può usare le stesse difese contro il nuovo titolare. Vale un pagamento fatto prima di sapere della vendita.',
  },
  'es.debt.insight-bought-cheap': {
    says: 'Le ditte che comprano debiti hanno spesso pochi documenti di chi ha prestato i soldi.',
    actionable: 'Chieda il contratto firmato e l’atto di vendita che nomina il Suo debito.',
  },
  'es.debt.right-same-defences': {
    says: 'Contro il nuovo creditore conserva ogni difesa: pagato, prescritto, clausole abusive. Se fu venduto durante una causa, può chiuderlo al prezzo pagato entro nove giorni dalla richiesta.',
  },
}
