/** Questions about faulty cars from a dealer: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_NL: Words = {
  'de.ask-buy.dealer-car': {
    says: 'Een dealer kan de garantie voor een particuliere koper niet uitsluiten, wat het contract ook zegt. In het eerste jaar neemt de wet aan dat het gebrek er al was. Vraag schriftelijk om reparatie met een laatste dag. Lukt dat niet: minder betalen of teruggeven. Gewone slijtage valt er niet onder.',
  },
}
