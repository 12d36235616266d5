/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'gb.ask-insurance.not-told': {
    says: '普通の注意で答えればよく、それ以上の義務はありません。忘れただけなら、割合に応じて減らせるだけです。断れるのは、知っていれば決して契約しなかった場合だけで、そのときは保険料を返さなければなりません。返さないためには、わざと、または構わずに誤らせたことを会社が示す必要があります。証拠を求めてください。事故の相手には多くの場合それでも払う義務があるので、手紙はすべて渡してください。苦情を出し、次に無料のFinancial Ombudsmanへ行ってください。',
  },
  'gb.ask-insurance.written-off': {
    says: 'まだ受け入れないでください。保険会社は、事故前の車の公正な市場価格を払わなければなりません。同じ年式と走行距離の広告や価格表を送り、理由を尋ねます。一部の支払いとして受け取り、苦情を出し、その後は無料のオンブズマンへ行けます。',
  },
  'gb.ask-insurance.refused': {
    says: '理由と、約款の正確な文言を求めます。正当な理由なしに断ることはできず、免責なら当てはまることを保険会社が示す必要があります。書面で苦情を出します。8週間たつか最終回答が来たら、6か月以内に無料のFinancial Ombudsmanへ。',
  },
}
