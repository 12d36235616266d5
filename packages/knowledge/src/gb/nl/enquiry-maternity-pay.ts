/** Questions about pay and leave for a birth: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_NL: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Elke werkneemster heeft vanaf dag één 52 weken verlof. Loon (SMP) vraagt 26 weken in de baan in de 15e week voor de geboorte en loon boven een lage grens. Dan 90% zes weken en 33 weken een vast bedrag of 90%. Zo niet, vraag Maternity Allowance. Meld het de werkgever vóór de 15e week.',
    dependsOn: 'hoelang u er werkt en wat u verdient',
  },
}
