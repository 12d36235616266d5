/** Questions about money taken off the pay for damage or missing cash: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_DEDUCTIONS_DE: Words = {
  'de.ask-job.pay-deducted': {
    says: 'Widersprechen Sie schriftlich und verlangen Sie das Geld zurück. Ein leichtes Versehen bei der Arbeit kostet Sie nichts. Bei mehr Leichtsinn schulden Sie einen fairen Teil, alles nur bei grober Fahrlässigkeit oder Absicht. Der Arbeitgeber muss Ihre Schuld und den Schaden beweisen. Was vom Lohn nicht pfändbar ist, darf er auch nicht einbehalten, außer bei Absicht.',
  },
  'de.ask-job.minus-hours': {
    says: 'Meist nicht, wenn der Chef Ihnen zu wenig Arbeit gab: Das ist sein Risiko, und er zahlt diese Stunden. Er darf Minusstunden nur dann vom letzten Lohn abziehen, wenn ein vereinbartes Arbeitszeitkonto Ihnen die Wahl ließ, weniger zu arbeiten. Offenen Urlaub muss er geben oder auszahlen. Widersprechen Sie schriftlich vor dem Zahltag.',
    dependsOn:
      'wer die Minusstunden verursacht hat und ob Ihr Vertrag ein Arbeitszeitkonto vorsieht',
  },
}
