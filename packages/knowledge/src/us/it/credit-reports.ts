/** The Italian words of the rows in ../credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REPORTS_IT: Words = {
  'us.credit.right-check': {
    says: 'L’ufficio del credito deve controllare ciò che contesta, quasi sempre entro 30 giorni. Anche la società che ha dato la notizia deve controllare.',
  },
  'us.credit.right-claim': {
    says: 'Se non controllano bene, può fare causa. Quasi sempre ha due anni dal giorno in cui lo scopre.',
  },
  'us.credit.right-block': {
    says: 'Con una denuncia di furto d’identità (identity theft report) può far bloccare i debiti falsi nel Suo rapporto di credito. Bloccare il fascicolo (freeze) è gratis.',
  },
  'us.credit.right-old': {
    says: 'Quasi tutti i segni negativi devono sparire dopo sette anni. Può avere un rapporto gratis da ogni ufficio.',
  },
  'us.credit.step-dispute': {
    says: 'Contesti per iscritto a ogni ufficio del credito e alla società che ha dato la notizia. Aggiunga copie delle prove e tenga le ricevute della posta.',
  },
}
