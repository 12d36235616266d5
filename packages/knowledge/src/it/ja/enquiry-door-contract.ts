/** The Japanese words of the rows in ../enquiry-door-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_JA: Words = {
  'it.ask.door-contract': {
    says: '書留かPECで、解約することを今すぐ書いてください。頼んでいない訪問なら30日、電話や訪問販売なら14日以内に、理由も費用もなく解約できます。説明がなかったときは12か月長くなります。電話の契約は確認して初めて拘束されます。だまされたときはARERAのSportelloかAGCMに相談してください。',
  },
}
