/** Questions about a package holiday that was changed, cancelled or went badly: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_JA: Words = {
  'gb.ask-travel.package': {
    says: 'ホテルや日程など主な部分が大きく変わるか、値段が8%を超えて上がるなら、取り消して14日以内に全額を取り戻せます。示された日までに返事をします。現地で問題があれば、すぐ伝えて、後で値引きを求めます。',
  },
  'gb.ask-travel.company-bust': {
    says: 'パッケージ旅行は守られています。会社は代金を保全する義務がありました。書類の中にATOL certificateを探してください。あれば民間航空局(Civil Aviation Authority)に請求します。倒産した会社の一覧と用紙はそのサイトにあります。飛行機のない旅行はABTAか保険会社を確認します。ホテルだけ、飛行機だけなら、100ポンドを超えるクレジットカード払いはカード会社にも責任があります。領収書を残してください。',
  },
}
