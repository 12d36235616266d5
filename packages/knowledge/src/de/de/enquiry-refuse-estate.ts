/** Questions about the debts of a parent or relative who died: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSE_ESTATE_DE: Words = {
  'de.ask-debt.parent-died': {
    says: 'Sie müssen nicht zahlen, wenn Sie rechtzeitig ausschlagen: Wer nichts tut, erbt. Sie haben sechs Wochen ab dem Tag, an dem Sie vom Tod und Ihrem Erbe wissen. Sechs Monate sind es, wenn der Verstorbene nur im Ausland wohnte oder Sie dann im Ausland sind. Gehen Sie selbst zum Nachlassgericht, auch an Ihrem Wohnort, oder zum Notar: Ein einfacher Brief genügt nicht. Schlagen Sie auch für Ihre Kinder aus. Nehmen, zahlen, verkaufen und unterschreiben Sie bis dahin nichts, auch keine Miete. Die Beerdigung kann trotzdem Ihre Sache sein: Das Sozialamt kann sie zahlen.',
  },
}
