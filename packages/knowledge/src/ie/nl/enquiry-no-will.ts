/** Questions about what someone left without a will: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_NL: Words = {
  'ie.ask.no-will': {
    says: 'De wet verdeelt het. Man, vrouw of geregistreerde partner krijgt twee derde, de kinderen een derde. Zonder echtgenoot delen de kinderen alles. Wie uit elkaar was maar nooit gescheiden, telt meestal nog mee. Een partner zonder huwelijk moet de rechter vragen, binnen zes maanden na de akte (grant).',
  },
  'ie.ask.no-will-siblings': {
    says: 'Zonder testament, echtgenoot en kinderen erven eerst de ouders. Leven die niet meer, dan erven de broers en zussen gelijk. Is een van hen overleden, dan delen diens kinderen zijn deel. Een van u kan bij het Probate Office de macht over de nalatenschap vragen (letters of administration). Pas dan mag het huis worden verkocht of overgedragen. Er kan belasting zijn: vraag een solicitor.',
  },
}
