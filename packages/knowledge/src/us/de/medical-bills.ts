/** The German words of the rows in ../medical-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_BILLS_DE: Words = {
  'us.medical.right-surprise': {
    says: 'Sind Sie versichert, darf man Ihnen bei den meisten Notfällen und bei Ärzten, die Sie nicht wählen konnten, keine Preise außerhalb des Netzes (out-of-network) berechnen.',
  },
  'us.medical.right-estimate': {
    says: 'Ohne Versicherung können Sie eine Rechnung bestreiten, die $400 oder mehr über der Schätzung liegt. Tun Sie es innerhalb von 120 Tagen nach der Rechnung.',
  },
  'us.medical.right-charity': {
    says: 'Ein gemeinnütziges Krankenhaus muss für kleine Einkommen kostenlose oder billigere Behandlung haben. Sie können sie bis 240 Tage nach der ersten Rechnung verlangen.',
  },
  'us.medical.step-itemized': {
    says: 'Verlangen Sie eine Rechnung mit allen Posten und vergleichen Sie sie mit der Abrechnung Ihrer Versicherung. Bitten Sie das Krankenhaus um finanzielle Hilfe.',
  },
}
