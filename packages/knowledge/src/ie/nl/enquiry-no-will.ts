/** Questions about what someone left without a will: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_NL: Words = {
  'ie.ask.no-will': {
    says: 'De wet verdeelt het. Man, vrouw of geregistreerde partner krijgt twee derde, de kinderen een derde. Zonder echtgenoot delen de kinderen alles. Wie uit elkaar was maar nooit gescheiden, telt meestal nog mee. Een partner zonder huwelijk moet de rechter vragen, binnen zes maanden na de akte (grant).',
  },
}
