/** Questions about judgments, court claims and the letter that comes before: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COURT_JA: Words = {
  'gb.ask-debt.ccj-unknown-parking': {
    says: '今動いてください。用紙N244で取消し（set aside）を裁判所に求めます。いつ知ったか、書類がどこに送られたか、なぜ料金を払う義務がないかを書きます。',
  },
  'gb.ask-debt.ccj-unknown': {
    says: '今すぐ動いてください。N244で取り消しを裁判所に求めます。いつ知ったか、書類が古い住所に送られたこと、反論を書きます。取り消されれば登録から消えます。最初の1か月を過ぎて払っても消えず、6年間「支払い済み」と載ります。手数料がかかり、EX160で助けがあります。',
  },
  'gb.ask-debt.ccj-register': {
    says: '1か月以内に全部払えば、登録簿から消えます。そうでなければ、判決（judgment）から6年残ります。後で払うと「支払い済み」になります。',
    dependsOn: '1か月以内に全部払うか',
  },
  'gb.ask-debt.court-claim': {
    says: 'すぐ受取りの確認書（acknowledgment of service）を送ってください。届いたとみなす日から14日以内です。その後、反論は届いたとみなす日から28日です。放っておかないでください。',
  },
  'gb.ask-debt.letter-before': {
    says: '手紙の日付から30日以内に返事をしてください。返事の用紙（Reply Form）を使い、必要な書類を求めます。そうすれば、相手は裁判を待つべきです。',
  },
  'gb.ask-debt.ni-set-aside': {
    says: '判決にある裁判所に今日電話してください。取消し（set aside）の書式を求めてください。いつ知ったか、答えなかった理由、言い分を書きます。',
  },
}
