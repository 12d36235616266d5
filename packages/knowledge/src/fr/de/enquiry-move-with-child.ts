/** Questions about a parent who moves away with the children: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_DE: Words = {
  'fr.ask-family.move-child': {
    says: 'Wer umzieht, muss es dem anderen rechtzeitig sagen, wenn es die Tage mit den Kindern ändert. Sind Sie nicht einverstanden, gehen Sie jetzt zum Familienrichter (JAF), vor dem Umzug: Eiltermine gibt es. Der Richter entscheidet, wo das Kind lebt, teilt Fahrtkosten und kann die Summe ändern. Bis dahin gilt das Urteil. Droht ein Umzug ins Ausland, bitten Sie um ein Ausreiseverbot (IST).',
  },
}
