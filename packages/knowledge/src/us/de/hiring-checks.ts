/** The German words of the rows in ../hiring-checks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRING_CHECKS_DE: Words = {
  'us.pay.right-background': {
    says: 'Bevor ein Arbeitgeber nach einer Überprüfung (background report) handelt, muss er Ihnen eine Kopie und Zeit für eine Antwort geben. Fehler können Sie bestreiten.',
  },
  'us.life.right-verify': {
    says: 'Passt E-Verify nicht, können Sie es innerhalb von acht Werktagen des Bundes anfechten und inzwischen weiterarbeiten. Sie wählen, welche I-9-Papiere Sie zeigen.',
  },
}
