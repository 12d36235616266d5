/** Questions about a parent who moves away with the child: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_DE: Words = {
  'be.ask.move-child': {
    says: 'Wo ein Kind lebt, entscheiden beide Eltern oder das Familiengericht. Ein Urteil über den Aufenthalt bindet: Niemand darf ohne schriftliches Ja oder neues Urteil mit dem Kind weit wegziehen. Schreiben Sie sofort, dass Sie nicht einverstanden sind. Ein Brief an die Kanzlei bringt den Fall zurück, bei Eile schnell. Es zählt das Kindeswohl; Fahrtkosten werden geteilt. Ausland: Child Focus (116 000).',
  },
  'be.ask.equal-stay': {
    says: 'Einigen Sie sich nicht, entscheidet das Familiengericht. Bitten Sie um den gleichen Aufenthalt, muss es ihn zuerst prüfen. Es kann anders entscheiden, wenn es für das Kind besser ist, und muss das begründen. Es sieht auf Alter, Nähe der Wohnungen, Schule und wie Sie miteinander reden. Ein Kind ab 12 wird eingeladen, gehört zu werden. Versuchen Sie erst eine Vermittlung. Ein Antrag (requête) an das Gericht genügt, auch ohne Anwalt; Hilfe gibt es kostenlos.',
  },
}
