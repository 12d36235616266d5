/** Questions about insults and lies online: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEFAMATION_NL: Words = {
  'es.ask.defamation': {
    says: 'Bewaar het met adres en dag, liefst via een notaris. Vraag de site het weg te halen. Bij de burgerlijke rechter hebt u vier jaar voor geld. Bij ernstige belediging of valse beschuldiging (querella) één jaar. Daarvoor is een advocaat nodig, en eerst een poging tot verzoening.',
  },
}
