/** Questions about a parent who moves away with the child: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_NL: Words = {
  'it.ask.move-child': {
    says: 'Waar een kind woont beslissen beide ouders, of de rechter. Wie verhuist moet dat binnen 30 dagen melden, maar mag het kind niet ver meenemen zonder schriftelijk ja of het ja van de rechter. Schrijf meteen aangetekend of PEC dat u niet akkoord gaat. Vraag de rechtbank dringend te beslissen: het belang van het kind telt. Bij laag inkomen is de advocaat gratis.',
  },
}
