/** Questions about a parent who wants to move away with a child: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_NL: Words = {
  'nl.ask.moving-with-child': {
    says: 'Nee, niet als u beiden het gezag hebt. Een verhuizing die de school of uw tijd met het kind verandert, heeft dan uw ja nodig. Schrijf meteen dat u het niet eens bent en waarom, en bied een gesprek aan. Zonder uw ja moet de ander de rechter om toestemming vragen. Al weg? Een advocaat kan een rechter binnen dagen (kort geding) om terugkeer vragen. Geen gezag? Vraag het nu aan en houd u aan de omgangsregeling.',
  },
}
