/** Questions about a home refused over a report on someone else or a false record: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_SCREENING_JA: Words = {
  'us.fact.screening-wrong-person': {
    says: '紙に書かれた審査会社に報告書を求めてください。断られて60日以内は無料です。自分のものでない記録に、身分証と過去の住所の証拠を付けて書面で異議を出します。会社はたいてい30日以内に調べ、確かめられないものを消す義務があります。直した報告書を大家に送らせましょう。CFPBに苦情を。人を取り違える会社は訴えられます。',
  },
}
