/** Questions about a parent who moves away with the child: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_DE: Words = {
  'it.ask.move-child': {
    says: 'Wo ein Kind lebt, entscheiden beide Eltern oder der Richter. Wer umzieht, muss es binnen 30 Tagen mitteilen, darf das Kind aber ohne schriftliches Ja oder Ja des Richters nicht weit wegbringen. Schreiben Sie sofort per Einschreiben oder PEC, dass Sie nicht einverstanden sind. Bitten Sie das Gericht um eilige Entscheidung: Es zählt das Kindeswohl. Bei wenig Einkommen ist der Anwalt kostenlos.',
  },
}
