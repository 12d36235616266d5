/** The Italian words of the rows in ../debts-in-credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTS_IN_CREDIT_REPORTS_IT: Words = {
  'us.debt.right-credit-report': {
    says: 'Ha il diritto di contestare gratis una voce sbagliata nel Suo rapporto di credito (credit report). L’ufficio del credito deve controllarla, quasi sempre entro 30 giorni.',
  },
  'us.debt.insight-report-first': {
    says: 'Prima di segnalare il debito a un ufficio del credito, la società deve parlare con Lei. Oppure deve scrivere e aspettare circa 14 giorni.',
    actionable:
      'Controlli se il debito era nel Suo rapporto di credito (credit report) prima che le scrivessero.',
  },
  'us.debt.insight-seven-years': {
    says: 'Quasi tutti i debiti devono uscire dal Suo rapporto di credito (credit report) dopo sette anni. Pagare non fa ripartire questi anni.',
    actionable: 'Chieda all’ufficio del credito di togliere una voce troppo vecchia.',
  },
  'us.debt.change-medical': {
    says: 'Non c’è un divieto federale dei debiti medici nei rapporti di credito (credit reports). I tre uffici dicono che non mettono quelli pagati e quelli sotto $500.',
    was: 'Una regola federale di gennaio 2025 avrebbe tenuto i debiti medici fuori dai rapporti di credito. Non è mai entrata in vigore.',
    is: 'Un tribunale ha annullato quella regola. Alcuni Stati hanno divieti propri.',
  },
}
