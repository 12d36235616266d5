/** Questions about tickets and about benefits that are asked back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_DE: Words = {
  'us.ask-debt.ticket': {
    says: 'Handeln Sie bis zum Datum auf dem Strafzettel (ticket): Zahlen Sie, oder sagen Sie, dass Sie nicht schuldig sind (not guilty), und verlangen Sie eine Anhörung. Bringen Sie Fotos und Belege mit. Wer das Datum verpasst, zahlt vielleicht mehr oder verliert den Führerschein.',
  },
  'us.ask-debt.overpayment': {
    says: 'War es nicht Ihre Schuld und können Sie es nicht zahlen, beantragen Sie Erlass (waiver, SSA-632). Ist die Summe falsch, legen Sie binnen 60 Tagen Widerspruch ein (SSA-561). Tun Sie es binnen 30 Tagen, dann nehmen sie bis zur Entscheidung meist nichts. Sie können auch kleinere Raten erbitten. Ein Fehler des Amts hilft, genügt aber allein nicht.',
  },
}
