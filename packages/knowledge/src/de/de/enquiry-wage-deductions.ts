/** Questions about money taken off the pay for damage or missing cash: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_DE: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Widersprechen Sie schriftlich und verlangen Sie das Geld zurück. Ein leichtes Versehen bei der Arbeit kostet Sie nichts. Bei mehr Leichtsinn schulden Sie einen fairen Teil, alles nur bei grober Fahrlässigkeit oder Absicht. Der Arbeitgeber muss Ihre Schuld und den Schaden beweisen. Was vom Lohn nicht pfändbar ist, darf er auch nicht einbehalten, außer bei Absicht.',
  },
}
