/** Questions about a child who was left out of the will: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISINHERITED_NL: Words = {
  'nl.ask.disinherited': {
    says: 'Ja, een kind heeft altijd recht op de helft van zijn wettelijke deel, in geld (legitieme portie). Schrijf de erfgenamen of de executeur dat u het opeist, binnen vijf jaar na het overlijden, of eerder als een van hen u een redelijke termijn stelt. Vraag een lijst van bezit, schulden en giften: grote giften tellen mee. U wordt geen erfgenaam en bent geen schulden schuldig. Is er nog een partner, dan wacht u meestal tot die overlijdt. Ouders en broers hebben dit recht niet.',
  },
}
