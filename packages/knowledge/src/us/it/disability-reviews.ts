/** The Italian words of the rows in ../disability-reviews.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_REVIEWS_IT: Words = {
  'us.review.want': {
    says: 'La Social Security ha riesaminato la Sua salute e vuole finire le prestazioni.',
  },
  'us.review.right-keep': {
    says: 'Lo chieda entro 10 giorni da quando riceve la lettera e i pagamenti possono continuare durante il ricorso. Se perde, forse dovrà restituirli.',
  },
  'us.review.right-better': {
    says: 'Le prestazioni possono quasi sempre finire solo se le prove mostrano che la salute è migliorata e che Lei può lavorare. Ha 60 giorni per il ricorso.',
  },
  'us.review.step': {
    says: 'Presenti subito il modulo SSA-789 e scriva che vuole che i pagamenti continuino. Chieda nuovi referti ai medici e aiuto all’assistenza legale (legal aid).',
  },
}
