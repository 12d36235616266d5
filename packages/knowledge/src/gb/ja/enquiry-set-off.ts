/** The Japanese words of the rows in ../enquiry-set-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SET_OFF_JA: Words = {
  'gb.ask-bank.set-off': {
    says: '銀行は、同じ銀行のカードやローンの滞納に、あなたの口座のお金を充てることができます。ただし公正に扱い、困窮を考慮し、家賃・食費・子どもの費用は残すべきです。今日、家計表を付けて苦情を出し、その分の返金を求めてください。断られるか8週間たてば、Financial Ombudsmanが無料で判断します。次の給料は関係のない銀行の基本口座に振り込んでもらいます。',
  },
  'gb.ask-bank.pay-to-another-bank': {
    says: '銀行が自分で取れるのは、その銀行（ときに同じグループ）の口座からだけです。関係のない銀行の口座には手を出せません。それには判決と、さらに裁判所の命令が必要です。信用が悪くても開ける基本口座を別の銀行に作り、給料・給付・引き落としを移してください。借金は残るので、払える額を申し出ます。StepChangeは無料です：0800 138 1111。',
  },
}
