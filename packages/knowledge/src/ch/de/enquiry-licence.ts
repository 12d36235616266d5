/** Questions about a penal order and the licence: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_DE: Words = {
  'ch.ask.penal-order': {
    says: 'Erheben Sie innert zehn Tagen seit Erhalt schriftlich Einsprache gegen den Strafbefehl. Gründe müssen Sie nicht nennen. Dann prüft die Staatsanwaltschaft neu, oder ein Gericht entscheidet.',
  },
  'ch.ask.licence': {
    says: 'Ein leichter Fall bringt eine Verwarnung, nach einem früheren Fall einen Monat. Ein mittelschwerer bringt mindestens einen Monat, ein schwerer drei.',
    dependsOn: 'davon, wie schwer der Fall war und ob es der erste war.',
  },
}
