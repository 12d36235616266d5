/** Questions about brothers and sisters who inherit together: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_AMONG_THEMSELVES_JA: Words = {
  'de.ask-family.heirs-together': {
    says: '遺言がなければ子は均等に相続し、残された配偶者は多くの場合半分です。遺言の有無を遺産裁判所に尋ねてください。相続人は共同で所有し決めます。一人で家を売ったり口座を空にしたりできません。兄弟姉妹に、財産の一覧を書面で求めましょう。持っている人は知らせる義務があります。書面での分け方を提案し、合意できなければ弁護士へ。',
  },
}
