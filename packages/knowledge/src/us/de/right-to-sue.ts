/** The German words of the rows in ../right-to-sue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_SUE_DE: Words = {
  'us.sue.want': {
    says: 'Die Behörde schließt Ihre Beschwerde (charge) wegen Diskriminierung. Das heißt nicht, dass Sie unrecht hatten: Sie dürfen nun selbst vor Gericht gehen.',
  },
  'us.sue.right': {
    says: 'Sie können innerhalb von 90 Tagen klagen, nachdem Sie diese Mitteilung bekommen haben. Danach ist der Anspruch meist verloren.',
  },
  'us.sue.deadline': {
    says: 'Sie haben 90 Tage für eine Klage, gezählt ab dem Tag, an dem Sie die Mitteilung bekamen. Zählen Sie zur Sicherheit ab ihrem Datum.',
    action: 'Ihre Klage beim Gericht einreichen',
    consequence: 'Das Gericht weist eine spätere Klage meist ab.',
  },
  'us.sue.step': {
    says: 'Behalten Sie den Umschlag oder die E-Mail: Sie zeigen, wann die Mitteilung kam. Verlangen Sie von der EEOC Ihre Akte und gehen Sie diese Woche zu einem Anwalt für Arbeitsrecht.',
  },
}
