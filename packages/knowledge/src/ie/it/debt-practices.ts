/** The Italian words of Ireland: debt practices. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PRACTICES_IT: Words = {
  'ie.debt.right-no-pressure': {
    says: 'Una ditta non può molestarla o farle pressione, né minacciare un passo che la legge non permette.',
  },
  'ie.debt.right-no-tricks': {
    says: 'Una ditta non può ingannarla su quanto deve, sui suoi poteri o su cosa succederà.',
  },
  'ie.debt.right-fair-charge': {
    says: 'Una clausola che fa pagare troppo per un ritardo può essere ingiusta. Allora non la vincola.',
  },
  'ie.debt.step-ccpc': {
    says: 'Segnali pressioni o parole false all’ufficio dei consumatori (CCPC). Non segue casi singoli, ma agisce quando si ripetono.',
  },
}
