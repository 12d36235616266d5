/** The German words of the rows in ../enquiry-job-left-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_LEFT_STATUS_DE: Words = {
  'jp.ask.job-left-status': {
    says: 'Nicht sofort. Melden Sie der Einwanderungsbehörde (入管) binnen 14 Tagen das Ende der Arbeit, später die neue. Mit einem Arbeitsstatus können drei Monate ohne diese Arbeit und ohne guten Grund ihn kosten; Arbeitssuche mit Belegen (Hello Work, Bewerbungen) ist ein Grund. Prüfen Sie, ob die neue Arbeit zum Status passt. Für andere Arbeit brauchen Sie vorher eine Erlaubnis.',
  },
}
