/** The small claims courts of the provinces, for a letter that threatens with one: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SMALL_CLAIMS_IT: Words = {
  'ca.debt.on-small-claims': {
    says: 'In Ontario il tribunale per le piccole cause (small claims court) arriva fino a $50.000. Lì le spese legali sono quasi sempre al massimo il 15% della richiesta.',
  },
  'ca.debt.bc-small-claims': {
    says: 'In British Columbia un organo apposito (tribunal) decide richieste fino a $5.000, e il tribunale per le piccole cause (small claims court) fino a $35.000. Quasi sempre non paga il loro avvocato.',
  },
  'ca.debt.ab-court': {
    says: 'In Alberta la Court of Justice decide richieste fino a $100.000. Lì può parlare per sé, senza avvocato.',
  },
  'ca.debt.qc-small-claims': {
    says: 'In Québec nelle piccole cause le persone parlano da sole, senza avvocati. Una società che ha comprato il debito non può fare causa lì.',
  },
  'ca.judged.on-interest': {
    says: 'Controlli gli interessi. In Ontario corrono al tasso fissato per quel trimestre o a quello del Suo contratto.',
  },
}
