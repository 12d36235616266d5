/** Questions de propriétaires dont une agence loue le logement : les mots en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGING_AGENT_FR: Words = {
  'fr.ask-home.right-managing-agent': {
    says: 'L’agence qui gère votre logement doit faire ce que dit son mandat. Elle vous doit réparation du tort que causent ses fautes.',
  },
}
