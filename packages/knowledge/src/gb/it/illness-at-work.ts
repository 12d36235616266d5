/** Illness and work: sick pay, fair changes and reports of doctors. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ILLNESS_AT_WORK_IT: Words = {
  'gb.work.right-sick-pay': {
    says: "Dal 6 aprile 2026 l'indennità di malattia (statutory sick pay) inizia il primo giorno, anche con poca paga. Dura fino a 28 settimane.",
  },
  'gb.job.right-illness': {
    says: 'Una malattia di un anno o più può essere una disabilità. Allora il datore deve prima fare cambiamenti giusti, e non può licenziarLa per questo senza buon motivo.',
  },
  'gb.job.right-report': {
    says: 'Serve il Suo consenso per un rapporto del Suo medico. Può vederlo prima e far correggere gli errori.',
  },
}
