/** Questions about a furnished room in the home of the person who lets it: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FURNISHED_ROOM_NL: Words = {
  'de.ask-home.furnished-room': {
    says: 'Blijf voorlopig: zij mag u er niet zelf uitzetten, en opzeggen moet op papier met handtekening, ook zonder schriftelijk contract. Is de kamer door haar gemeubileerd, voor u alleen, in haar eigen woning? Dan is geen reden nodig, en opgezegd voor de 15e eindigt het aan het einde van de maand. Uw eigen meubels? Dan meestal drie maanden en een reden. Vraag woonhulp bij de stad.',
  },
}
