/** Questions about contracts made at the door or by phone: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_JA: Words = {
  'es.ask.door-contract': {
    says: '解約することを今すぐ、届いた証拠の残る形で書いてください。頼んでいない訪問なら30日、電話や訪問販売なら14日以内に、理由も費用もなく解約できます。説明がなかったときは、さらに1年あります。署名していないものは争い、OMICに相談してください。',
  },
}
