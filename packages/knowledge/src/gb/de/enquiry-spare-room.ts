/** Questions about a cut for a spare room: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPARE_ROOM_DE: Words = {
  'gb.ask-benefit.bedroom-tax': {
    says: 'Es sind 14 % der Miete für ein freies Zimmer, 25 % für zwei, bei Sozialwohnungen im Erwerbsalter. Nicht frei ist ein Zimmer für eine Nachtpflege, ein behindertes Kind oder Paar, das nicht teilen kann, oder ein Kind in den Streitkräften. Verlangen Sie binnen eines Monats eine neue Prüfung. Bitten Sie die Gemeinde um Hilfe für die Lücke.',
    dependsOn: 'wer das Zimmer braucht',
  },
}
