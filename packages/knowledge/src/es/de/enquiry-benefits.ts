/** The German words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_DE: Words = {
  'es.ask.benefit-back': {
    says: 'Sehen Sie Monate und Grund. Widersprechen Sie in zehn Tagen bei einer ersten Mitteilung, oder legen Sie in 30 Werktagen die reclamación previa ein. Sie können um Raten bitten.',
  },
  'es.ask.benefit-refused': {
    says: 'Legen Sie beim Amt binnen 30 Werktagen Widerspruch ein (reclamación previa). Nach einem Nein oder 45 Tagen Schweigen haben Sie 30 Werktage für die Klage. Beides ist kostenlos.',
  },
}
