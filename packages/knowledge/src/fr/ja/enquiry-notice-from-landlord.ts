/** The Japanese words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_JA: Words = {
  'fr.ask-home.notice-landlord': {
    says: '解約通知は、家具なしなら契約終了の6か月前、家具付きなら3か月前に届く必要があります。それより遅いか契約の途中なら無効で、契約は3年（家具付きは1年）続きます。理由は売却、自己使用、重大な事由だけです。家具なしの住居の売却では先に買う権利があります。払い続け、書面で答えてください。',
    dependsOn: '家が家具つきか',
  },
}
