/** Dutch: the words of the rows in ../false-advert.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_ADVERT_NL: Words = {
  'gb.false-advert.right': {
    says: 'Hebt u gekocht door iets onwaars in de advertentie? U kunt vragen om de koop terug te draaien, of om geld. Dit geldt ook voor particuliere verkopers. Bewaar een kopie van de advertentie.',
  },
}
