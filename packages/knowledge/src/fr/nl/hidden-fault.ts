/** Letters to a seller on a hidden fault (vice caché): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HIDDEN_FAULT_WORDS: Words = {
  'fr.fault.right-proof': {
    says: 'Bij een verborgen gebrek (vice caché) moet de koper bewijzen dat het ernstig en verborgen was en er op de dag van de verkoop was. Slijtage of een zichtbaar gebrek telt niet.',
  },
  'fr.fault.right-time': {
    says: 'De koper heeft twee jaar vanaf de ontdekking van het gebrek. Hij kan de verkoop laten terugdraaien of een deel van de prijs vragen.',
  },
}
