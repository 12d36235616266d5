/** The Dutch words of the rows in ../debts-in-credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTS_IN_CREDIT_REPORTS_NL: Words = {
  'us.debt.right-credit-report': {
    says: 'U hebt het recht om een foute melding in uw kredietrapport (credit report) gratis te betwisten. Het kredietbureau moet die controleren, meestal binnen 30 dagen.',
  },
  'us.debt.insight-report-first': {
    says: 'Een incassobureau moet u spreken, of schrijven en ongeveer 14 dagen wachten, voor het de schuld bij een kredietbureau meldt.',
    actionable: 'Kijk of de schuld al in uw kredietrapport stond voor zij u schreven.',
  },
  'us.debt.insight-seven-years': {
    says: 'De meeste schulden moeten na zeven jaar uit uw kredietrapport. Door te betalen beginnen die jaren niet opnieuw.',
    actionable: 'Vraag het kredietbureau om een te oude melding weg te halen.',
  },
  'us.debt.change-medical': {
    says: 'Er is geen federaal verbod op medische schulden in kredietrapporten. De drie kredietbureaus zeggen dat zij betaalde schulden en schulden onder $500 weglaten.',
    was: 'Een federale regel van januari 2025 zou medische schulden uit kredietrapporten houden. Die regel is nooit ingegaan.',
    is: 'Een rechter heeft die regel vernietigd. Sommige staten hebben een eigen verbod.',
  },
}
