/** Questions about a loan for a service that was never given: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LINKED_CREDIT_JA: Words = {
  'es.ask.linked-credit': {
    says: 'はい、貸主にも主張できます。その役務のためのローンで役務が提供されなかったなら、まず会社に書面（burofax）で請求します。応じなければ貸主に、関連契約なのでこれも解除すると書きます。受けていない分の返還を求めましょう。支払いを止める前に、OMICか弁護士に相談を。ASNEFに載せられたら異議を。',
  },
}
