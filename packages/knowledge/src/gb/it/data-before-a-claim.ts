/** A copy of the data that a creditor holds, asked for before a claim: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BEFORE_A_CLAIM_IT: Words = {
  'gb.lbc.right-data': {
    says: 'Può chiedere alla società una copia di tutto ciò che ha su di Lei: estratti, note e telefonate. È gratis e dovuta entro un mese.',
  },
}
