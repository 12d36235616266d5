/** The German words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_DE: Words = {
  'de.reminder.who': {
    says: 'Die Firma selbst schreibt Ihnen. Eine Mahnung ist nur ein Brief und gibt ihr keine Macht über Sie.',
  },
  'de.reminder.rights': {
    says: 'Sie dürfen Rechnung und Vertrag verlangen, Nein sagen und zu hohe Gebühren ablehnen.',
  },
  'de.reminder.right-first-free': {
    says: 'Die erste Mahnung, die Sie in Verzug setzt, muss kostenlos sein. Weitere dürfen nur Papier und Porto kosten, meist 1 € bis 3 €.',
  },
  'de.reminder.step-valid': {
    says: 'Können Sie nicht sofort zahlen, bieten Sie schriftlich kleine Raten an. Bitten Sie, dass keine neuen Gebühren dazukommen.',
  },
  'de.reminder.step-dispute': {
    says: 'Stimmt es nicht? Schreiben Sie: „Ich bestreite die Forderung.“ Sagen Sie warum und verlangen Sie Vertrag und Rechnung. Bewahren Sie den Nachweis auf.',
  },
}
