/** Pregnancy at work: care in work time. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PREGNANCY_AT_WORK_IT: Words = {
  'gb.work.right-antenatal': {
    says: 'Può andare alle visite di gravidanza in orario di lavoro, con paga. Tagliare i turni o trattarLa peggio per la gravidanza è vietato dal primo giorno.',
  },
}
