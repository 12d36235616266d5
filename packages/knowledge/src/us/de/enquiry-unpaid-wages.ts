/** Questions about wages that were not paid, paid late or by a bad check: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_DE: Words = {
  'us.ask-work.last-paycheck': {
    says: 'Man muss Ihnen alle getane Arbeit bezahlen, spätestens bis zum nächsten Zahltag. Manche Bundesstaaten sagen: sofort. Wenn nicht, beschweren Sie sich beim Arbeitsamt (labor office) Ihres Bundesstaats oder der Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Schreiben Sie Ihre Stunden auf und verlangen Sie den Lohn schriftlich. Sie können sich kostenlos bei der Wage and Hour Division beschweren oder klagen. Die Zeit ist zwei Jahre, oder drei, wenn es Absicht war.',
  },
  'us.ask-life.wages': {
    says: 'Verlangen Sie die Summe und den Tag schriftlich, mit Ihren Stunden. Stellen Sie dann kostenlos einen Lohnantrag (wage claim) beim Arbeitsamt (labor office) Ihres Bundesstaats. Sie können auch klagen, meist auf das Doppelte, und dürfen dafür nicht bestraft werden.',
  },
  'us.trouble.bad-paycheck': {
    says: 'Ein Lohnscheck, der platzt, ist unbezahlter Lohn. Verlangen Sie schriftlich Lohn und Bankgebühren, und stellen Sie kostenlos einen Lohnantrag (wage claim), wenn möglich mit den anderen zusammen. Viele Bundesstaaten fügen Strafen hinzu.',
  },
}
