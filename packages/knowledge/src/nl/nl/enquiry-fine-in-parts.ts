/** Questions about paying a traffic fine in parts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_IN_PARTS_NL: Words = {
  'nl.ask.fine-in-parts': {
    says: 'Ja. Vanaf € 75 kunt u in termijnen betalen: vraag het op cjib.nl met DigiD of bel. Doe het voor de laatste dag, want het bedrag gaat met de helft omhoog en daarna verdubbelt het. Ook na een verhoging kan het nog, maar niet meer als een deurwaarder bezig is of u rijbewijs of auto moet inleveren. Hebt u niets, vraag dan de noodstop en schuldhulp van uw gemeente. Beroep is gratis binnen zes weken.',
  },
}
