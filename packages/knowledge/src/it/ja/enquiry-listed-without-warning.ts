/** Questions about an entry in a list of bad payers that no one announced: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LISTED_WITHOUT_WARNING_JA: Words = {
  'it.ask.crif-no-warning': {
    says: '最初の登録の前に、貸主は少なくとも15日前に警告し、それが届いたことを証明しなければなりません。できないなら、貸主とCRIFに書面で削除を求めてください。無料で、期限は1か月です。拒まれたら、ABF（20ユーロ）、Garante、急ぐなら裁判所へ。警告があった場合でも、1、2回の遅れは支払いから12か月で消えます。業者にあなた以上のことはできません。',
  },
}
