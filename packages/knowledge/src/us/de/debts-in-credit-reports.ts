/** The German words of the rows in ../debts-in-credit-reports.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTS_IN_CREDIT_REPORTS_DE: Words = {
  'us.debt.right-credit-report': {
    says: 'Sie haben das Recht, einen falschen Eintrag in Ihrer Kreditauskunft (credit report) kostenlos zu bestreiten. Die Auskunftei (bureau) muss ihn prüfen, meist innerhalb von 30 Tagen.',
  },
  'us.debt.insight-report-first': {
    says: 'Eine Inkassofirma muss mit Ihnen sprechen, oder schreiben und etwa 14 Tage warten, bevor sie einer Auskunftei (credit bureau) von der Schuld berichtet.',
    actionable: 'Prüfen Sie, ob die Schuld in Ihrer Kreditauskunft stand, bevor man Ihnen schrieb.',
  },
  'us.debt.insight-seven-years': {
    says: 'Die meisten Schulden müssen nach sieben Jahren aus Ihrer Kreditauskunft (credit report). Zahlen startet diese Jahre nicht neu.',
    actionable:
      'Verlangen Sie von der Auskunftei (credit bureau), einen zu alten Eintrag zu löschen.',
  },
  'us.debt.change-medical': {
    says: 'Es gibt kein Bundesverbot für Arztschulden in Kreditauskünften. Die drei Auskunfteien (bureaus) sagen, dass sie bezahlte und solche unter $500 weglassen.',
    was: 'Eine Bundesregel vom Januar 2025 hätte Arztschulden aus Kreditauskünften gehalten. Sie galt nie.',
    is: 'Ein Gericht hob diese Regel auf. Manche Bundesstaaten haben eigene Verbote.',
  },
}
