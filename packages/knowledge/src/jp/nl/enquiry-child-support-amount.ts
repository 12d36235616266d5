/** How much is paid for a child of parents who live apart: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_SUPPORT_AMOUNT_NL: Words = {
  'jp.ask.child-support-how-much': {
    says: 'U beslist samen; de tabel van de rechtbanken (算定表) geeft wat gebruikelijk is. Zij gaat naar het jaarinkomen van beiden en het aantal en de leeftijd van de kinderen. Zij staat gratis op de site van de rechtbanken. Zet een afspraak op papier, liefst bij een notaris (公正証書). Geen akkoord? Vraag de familierechtbank om bemiddeling (調停); anders beslist de rechter. Vraag het snel: het telt meestal pas vanaf dan.',
  },
}
