/** The words of the rows in ../enquiry-inclusion-allowance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INCLUSION_ALLOWANCE_DE: Words = {
  'it.ask.inclusion-allowance': {
    says: 'Er ist für Haushalte mit einem Kind unter 18, einer Person ab 60, einer behinderten Person oder jemandem in Betreuung der Sozialdienste. Der ISEE darf bis 10.140 € sein; auch Einkommen und Erspartes haben Grenzen. Sie brauchen fünf Jahre in Italien. Er läuft 18 Monate, dann je 12. Seit 2026 fällt kein Monat dazwischen aus, aber der erste neue Monat zahlt die Hälfte. Antrag online bei INPS oder über ein Patronato.',
    dependsOn: 'wer im Haushalt lebt, ISEE, Einkommen und Jahre in Italien',
  },
}
