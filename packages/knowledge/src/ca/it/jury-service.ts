/** The Italian words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_IT: Words = {
  'ca.jury.right-leave': {
    says: 'Il datore di lavoro deve lasciarla andare e tenerle il posto. In quasi tutte le province non deve pagarla.',
  },
  'ca.jury.right-excuse': {
    says: 'Può chiedere un esonero o un giorno più tardi, per un buon motivo come malattia, cura di altri o grave difficoltà.',
  },
  'ca.jury.warn': { says: 'Non resti a casa senza avvisare. Può ricevere una multa.' },
  'ca.jury.step': {
    says: 'Rimandi il modulo in tempo e dica il giorno al datore di lavoro. Chieda al tribunale quanto paga al giorno.',
  },
}
