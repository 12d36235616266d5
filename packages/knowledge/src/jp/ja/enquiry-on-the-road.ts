/** Questions about parking, fines and accidents: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_JA: Words = {
  'jp.ask.traffic-charge': {
    says: '運転者の反則金は断ることができ、その場合は裁判で争います。持ち主の放置違反金は、命令が出たら払う必要がありますが、その前に弁明できます。',
    dependsOn: '運転者の反則金か、持ち主の放置違反金かによります。',
  },
  'jp.ask.private-parking': {
    says: '民間の持ち主は罰金を科せません。払うのは駐車料金と実際の損害で、看板に書いただけの額ではありません。大きく超える額は無効になることがあります。その場で払わないでください。写真、時間、計算の根拠を書面で求め、188に相談してください。',
  },
  'jp.ask.fine-cannot-pay': {
    says: '反則金を払わないと刑事手続に進みます。裁判所の罰金を払わないと、労役場に留置されることがあります。すぐ検察庁の徴収係に電話し、分納や猶予を相談してください。収入と支出を示します。手紙を無視しないでください。',
  },
  'jp.ask.car-accident': {
    says: 'すぐ警察に届け、医師にかかってください。けがの損害は、相手の自賠責保険に直接請求できます（被害者請求）。無保険やひき逃げなら政府保障事業があります。自分の保険も見てください。急いで示談しないでください。日弁連交通事故相談センターは無料です。',
  },
}
