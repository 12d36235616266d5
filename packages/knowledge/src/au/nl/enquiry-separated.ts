/** Questions about the home and savings after a couple parts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_NL: Words = {
  'au.ask.split-property': {
    says: 'U kunt een eerlijk deel vragen, op wiens naam het huis ook staat. Het telt wat ieder inbracht, verdiende en deed voor huis en kinderen, en wat ieder later nodig heeft. Een vaste helft is er niet. Na een scheiding hebt u 12 maanden voor de rechter; samenwoners (de facto) twee jaar na de breuk. Daarna alleen met toestemming. Probeer het eens te worden en maak er een consent order van.',
  },
}
