/** Questions of people in need tonight: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'de.ask-need.roof': {
    says: '自治体は今夜、少なくとも保護施設のベッドを用意しなければなりません。今すぐ子どもと一緒に Ordnungsamt か Sozialamt へ行ってください。閉まっていれば、夜のベッドの窓口を警察に聞きます。前の住所ではなく、今いる場所で決まります。断られたら書面を求めてください。行政裁判所（Verwaltungsgericht）はすぐに命令できます（Eilantrag）。',
  },
  'de.ask-need.food': {
    says: '今日 Jobcenter（働けない人は Sozialamt）へ行き、食べるお金がないと伝えてください。来月分の一部の前払い（100ユーロまで）、貸付、食料券（Lebensmittelgutschein）を書面で求めます。決定を待っているなら前払金（Vorschuss）を。断られたら Sozialgericht（社会裁判所）が無料で早く判断します。Tafel で食料がもらえます。',
  },
  'de.ask-need.lender': {
    says: '危険なときは今すぐ110番へ。お金のための脅しは犯罪で、暴利（Wucher）も犯罪です。メッセージ、名前、金額を持って警察に届け出てください。警察は守ってくれます。暴利の貸付なら利息を払う義務はありません。返すためにまた借りないこと、一人で会わないこと。Weisser Ring は被害者を無料で助けます：116 006。',
  },
}
