/** Questions about a loan from a moneylender: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEYLENDER_JA: Words = {
  'ie.ask.moneylender': {
    says: 'まずCentral Bankの登録を見てください。許可のある業者でも、貸付で取れる利息は週1%、年48%までです。借りた額、払った額、残額を書面で求めます。許可がなければ貸すこと自体が違法で、脅されたらgardaíへ。MABSが無料で助けます：0818 07 2000。',
  },
}
