/** Questions about a loan for a service that was never given: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_JA: Words = {
  'es.ask.linked-credit': {
    says: 'はい、貸主にも主張できます。その役務のためのローンで役務が提供されなかったなら、まず会社に書面（burofax）で請求します。応じなければ貸主に、関連契約なので解除し支払いを止めると書きます（26条と29条）。受けていない分の返還を求めましょう。ASNEFに載せられたら異議を。OMICに相談を。',
  },
}
