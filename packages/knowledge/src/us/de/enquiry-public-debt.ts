/** Questions about tickets and about benefits that are asked back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_DE: Words = {
  'us.ask-debt.ticket': {
    says: 'Handeln Sie bis zum Datum auf dem Strafzettel (ticket): Zahlen Sie, oder sagen Sie, dass Sie nicht schuldig sind (not guilty), und verlangen Sie eine Anhörung. Bringen Sie Fotos und Belege mit. Wer das Datum verpasst, zahlt vielleicht mehr oder verliert den Führerschein.',
  },
  'us.ask-debt.overpayment': {
    says: 'Handeln Sie innerhalb von 30 Tagen, damit man nicht beginnt, Geld zu nehmen. Sie haben 60 Tage für den Widerspruch (appeal, SSA-561). Einen Erlass (waiver, SSA-632) können Sie jederzeit verlangen.',
  },
}
