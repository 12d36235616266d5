/** Questions about divorce: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_JA: Words = {
  'be.ask.divorce': {
    says: '合意か家庭裁判所で離婚できます。だれが家に残り、子どもがどこに住み、だれが何を払うか、裁判所は早く決められます。書類の写しを残してください。無料の弁護士や調停人が手伝えます。',
  },
}
