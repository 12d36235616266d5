/** Pregnancy at work: care in work time. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PREGNANCY_AT_WORK_IT: Words = {
  'gb.work.right-antenatal': {
    says: 'Può andare alle visite di gravidanza in orario di lavoro, con paga. Tagliare i turni o trattarLa peggio per la gravidanza è vietato dal primo giorno.',
  },
  'gb.redundancy.right-maternity': {
    says: 'È incinta, in congedo di maternità o appena tornata? Fino a 18 mesi dopo il parto devono offrirle un posto libero adatto prima che ad altri. Altrimenti il licenziamento è ingiusto.',
  },
}
