/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'gb.ask-insurance.not-told': {
    says: '必要なのは、質問に普通の注意を払って答えることだけです。そうしたなら、保険会社は支払わなければなりません。不注意だったなら、減らして支払うか、そもそも引き受けなかった場合は断れます。苦情を出し、次に無料のFinancial Ombudsmanに行ってください。',
  },
  'gb.ask-insurance.written-off': {
    says: 'まだ受け入れないでください。保険会社は、事故前の車の公正な市場価格を払わなければなりません。同じ年式と走行距離の広告や価格表を送り、理由を尋ねます。一部の支払いとして受け取り、苦情を出し、その後は無料のオンブズマンへ行けます。',
  },
  'gb.ask-insurance.refused': {
    says: '理由と、約款の正確な文言を求めます。正当な理由なしに断ることはできず、免責なら当てはまることを保険会社が示す必要があります。書面で苦情を出します。8週間たつか最終回答が来たら、6か月以内に無料のFinancial Ombudsmanへ。',
  },
}
