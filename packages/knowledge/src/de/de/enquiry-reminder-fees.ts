/** Questions about the fee that a firm adds for a reminder: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REMINDER_FEES_DE: Words = {
  'de.ask-debt.reminder-fees': {
    says: 'Eine Mahngebühr darf nur Papier und Porto decken, nie Personal oder Computer. Der BGH ließ bei einem Energieversorger etwa 76 Cent gelten. Viele Gerichte nehmen bis etwa 2,50 € je Brief hin. Eine erste Mahnung, die den Verzug erst auslöst, kostet nichts. Wird mehr verlangt? Zahlen Sie die Rechnung selbst, und schreiben Sie, dass Sie den Rest nicht zahlen. Verzugszinsen gelten gesondert.',
    dependsOn: 'wie hoch die Gebühr ist und ob Sie schon in Verzug waren',
  },
}
