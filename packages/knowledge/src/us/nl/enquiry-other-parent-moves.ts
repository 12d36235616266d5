/** Questions of a parent whose child the other parent wants to move far away: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OTHER_PARENT_MOVES_NL: Words = {
  'us.fact.texas-child-moves': {
    says: 'Lees vandaag uw beschikking. De meeste in Texas binden de woonplaats van het kind aan een county en de buren. Dan mag het kind niet weg zonder uw ja of de rechter. Zonder grens is meestal 60 dagen vooraf schriftelijk bericht nodig. Zeg schriftelijk nee. Vraag nu handhaving of wijziging en een voorlopig bevel dat het kind hier houdt. Later is het moeilijker.',
    dependsOn: 'of uw beschikking de woonplaats van het kind begrenst',
  },
  'us.fact.ex-moves-child': {
    says: 'Lees vandaag uw beschikking. Wie ver weg wil verhuizen met een kind moet dat meestal vooraf schriftelijk melden, vaak 30 tot 60 dagen. Dan is uw ja of dat van de rechter nodig. Zeg schriftelijk nee. Vraag nu bij de rechtbank van de beschikking een snel bevel dat het kind blijft. Doe het voor de verhuizing; terugkeer is moeilijker. Nog geen beschikking: vraag nu gezag aan.',
    dependsOn: 'wat uw beschikking zegt en uw staat',
  },
}
