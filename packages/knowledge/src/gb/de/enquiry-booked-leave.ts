/** The German words of the rows in ../enquiry-booked-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOOKED_LEAVE_DE: Words = {
  'gb.ask-work.leave-cancelled': {
    says: 'Ein Arbeitgeber darf genehmigten Urlaub zurücknehmen, wenn er es rechtzeitig sagt: so viele Tage vorher, wie der Urlaub lang ist, bei einer Woche also eine Woche. Der Vertrag kann mehr verlangen. Er braucht einen echten Grund, und Sie müssen Ihren Jahresurlaub noch bekommen. Schreiben Sie heute: Grund, Ihr Schaden, Urlaub behalten oder Ersatz. Dann Beschwerde. Bleiben Sie nicht einfach weg.',
  },
  'gb.ask-work.leave-refused': {
    says: 'Ein Arbeitgeber darf Tage ablehnen, wenn er es mindestens so viele Tage vorher sagt, wie der Urlaub lang ist. Er darf aber nicht verhindern, dass Sie Ihre 5,6 Wochen im Jahr nehmen. Fragen Sie früh und schriftlich: doppelt so viele Tage vorher, wenn der Vertrag nichts anderes sagt. Bieten Sie andere Tage an, fragen Sie warum. Verhinderter Urlaub wird teils übertragen. Dann Beschwerde und Acas.',
  },
  'gb.ask-work.leave-forced': {
    says: 'Ein Arbeitgeber darf Tage bestimmen, an denen Sie Urlaub nehmen müssen, etwa an Weihnachten. Er muss es doppelt so viele Tage vorher sagen, wie der Urlaub lang ist: zwei Wochen für eine Woche. Der Vertrag kann anderes regeln. Kam es zu spät, schreiben Sie, dass Sie nicht zustimmen, und fordern Sie die Tage zurück. Für Krankheitstage darf er keinen Urlaub verlangen.',
  },
  'gb.ask-work.family-emergency': {
    says: 'Bei plötzlicher Not in der Familie steht Ihnen ab dem ersten Tag freie Zeit zu: Ein Kind wird krank, eine Betreuung fällt aus, jemand stirbt. Sie ist unbezahlt, meist ein oder zwei Tage. Sagen Sie so bald wie möglich, warum und wie lange. Man darf Sie nicht bestrafen. Für lang geplante Termine bitten Sie um Urlaub oder unbezahlte Zeit. Bei Nein: Acas, 0300 123 1100.',
  },
}
