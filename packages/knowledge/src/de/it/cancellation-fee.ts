/** The Italian words of the rows in ../cancellation-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CANCELLATION_FEE_IT: Words = {
  'de.cancel.reality': {
    says: 'Una somma fissa nelle clausole non è sempre dovuta. Non può superare la perdita abituale.',
  },
  'de.cancel.right-less': {
    says: 'Può mostrare che la ditta ha perso meno o nulla. Se le clausole lo escludono, la somma fissa non vale.',
  },
  'de.cancel.right-withdraw': {
    says: 'Ha firmato online, al telefono o a casa? Allora di solito aveva 14 giorni, o un anno in più senza informazione. Non per beni su misura.',
  },
  'de.cancel.step-ask': {
    says: 'Chieda il contratto, la clausola e il calcolo della perdita. Prima non paghi nulla.',
  },
}
