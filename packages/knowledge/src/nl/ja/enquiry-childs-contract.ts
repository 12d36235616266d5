/** Questions about a contract that a child has made: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDS_CONTRACT_JA: Words = {
  'nl.ask.childs-contract': {
    says: 'いいえ、多くの場合払いません。18歳未満がこうした契約をするには親の同意が必要です。なければ親として取り消せます。子の年齢を書いて取消しを会社に伝え、返金を求めてください。その年齢で普通に買う小さな物は別です。あなたのカードや電話が使われたなら、GoogleやApple、電話会社の返金手続も使い、有料サービスを止めます。取り立てには争ってください。',
  },
}
