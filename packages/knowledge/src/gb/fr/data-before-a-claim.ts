/** A copy of the data that a creditor holds, asked for before a claim: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BEFORE_A_CLAIM_FR: Words = {
  'gb.lbc.right-data': {
    says: "Vous pouvez demander à la société une copie de tout ce qu'elle a sur vous : relevés, notes, appels. C'est gratuit et dû sous un mois.",
  },
}
