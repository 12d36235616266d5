/** Questions of people who want to question what the police did: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_JA: Words = {
  'gb.ask-police.no-further-action': {
    says: '容疑者が取り調べを受けた場合、被害者は見直しを求められます。警察、または検察が決めたなら検察に、Victims’ Right to Reviewを早めに、多くは3か月以内に求め、見落とされた証拠を示します。無料です。対応が悪ければ警察に苦情、返事に書かれた機関へ28日以内に見直しを求めます。危険なら999。裁判所は接触を禁じられます。',
  },
  'gb.ask-police.stop-search': {
    says: '無料で苦情を出せます。多くの捜索には、薬物やナイフなどを持つと疑う正当な理由が要り、外見は理由になりません。名前を言う必要はありません。3か月以内なら記録をもらえます。時刻、場所、番号を書き、警察に苦情を出し、返事に書かれた機関へ28日以内に見直しを求めます。',
  },
}
