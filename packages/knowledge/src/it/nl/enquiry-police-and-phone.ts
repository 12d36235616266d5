/** Questions about the police and a phone: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_PHONE_NL: Words = {
  'it.ask.police-and-phone': {
    says: 'Niet bij een gewone controle: dan hoeft u het niet te ontgrendelen. Wordt u van een misdrijf verdacht? Dan mag de politie het meenemen, met een papier voor u. Om chats te lezen is een bevel van de officier of een rechter nodig. Alleen bij bewezen haast mag men eerst kijken, en een rechter moet dat snel kunnen toetsen. Uw ja alleen is niet genoeg, zei de Cassazione in 2025. De code hoeft u niet te geven. Vraag een advocaat, en teken alleen wat u las.',
    dependsOn: 'of u van een misdrijf wordt verdacht en hoe dringend het is',
  },
}
