/** Questions about parking, told as cases: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_CASES_JA: Words = {
  'gb.ask-parking.scotland-not-driver': {
    says: 'いいえ。スコットランドでは、民間の料金を払う義務があるのは運転した人だけです。登録者（keeper）が会社に運転した人を言う法律上の義務はありません。だれが運転したかは言わないでください。役所の反則金は別です。',
  },
  'gb.ask-parking.private-fine': {
    says: 'いいえ。民間の会社の「parking charge notice」は、契約によるお金の請求です。罰金（fine）ではなく、前科になりません。まちがいなら不服を申し立て、裁判所の書類は放っておかないでください。',
  },
  'gb.ask-parking.ignore-private': {
    says: 'いいえ、放っておかないでください。罰金（fine）ではありませんが、会社は裁判を起こせます。まちがいなら28日以内に会社に不服を申し立て、裁判所の書類は絶対に放っておかないでください。',
  },
  'gb.ask-parking.appeal-late': {
    says: '今書いてください。遅れた理由を言い、見るよう頼みます。民間の会社は受け付けることができ、裁判の請求でも反論できます。役所なら、次の通知を待ちます。新しい機会があります。',
    dependsOn: 'だれが送ったか、なぜ遅れたか',
  },
  'gb.ask-parking.keeper-notice-time': {
    says: '車に紙が置かれなかったなら、通知は駐車から14日以内に登録者（keeper）に届かなければなりません。紙が置かれたなら、29日目から56日目の間です。遅ければ、運転した人にしか求められません。',
  },
  'gb.ask-parking.sold-car': {
    says: 'その日に登録者（keeper）ではなかったと伝えてください。DVLAの手紙などの売った証拠と、分かれば買った人の名前と住所を送ります。そうすれば、登録者として払う義務はありません。',
  },
  'gb.ask-parking.council-sold-car': {
    says: '払わないでください。通知から28日以内に、売った書類を正式な異議として役所に送ります。売った日と、買った人の名前と住所を書いてください。断られても、審判所（tribunal）は無料です。',
  },
  'gb.ask-parking.minutes-over': {
    says: '断られても割引の額が残るように、14日以内に会社に不服を申し立ててください。規則では、最後に少なくとも10分、最初に看板を読む時間があります。断られても、独立した不服申立ては無料です。',
  },
  'gb.ask-parking.council-loading': {
    says: '14日以内に争い、配達の伝票を送ってください。本当の荷物の積み降ろしは、取消しの十分な理由になることがあります。期限内の異議を断るとき、ほとんどの役所はもう一度割引の額を出します。終わる前に頼んでください。',
  },
  'gb.ask-parking.claim-form-away': {
    says: 'まだ間に合うかもしれません。届いたとみなすまで5日、その後、受取りの確認（acknowledge）まで14日、確認すれば反論まで28日です。今日裁判所に電話してください。判決（judgment）がなければ、今答えます。あれば、用紙N244で取消し（set aside）を求めます。',
  },
  'gb.ask-parking.paid-wrong-reg': {
    says: 'いいえ、ほとんどの場合、全額ではありません。会社に不服を申し立て、領収書を送ってください。規則では、小さなまちがいなら取り消すべきです。別の車のナンバーなど大きなまちがいでも、£20までのはずです。',
  },
}
