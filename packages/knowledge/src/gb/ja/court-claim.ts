/** Court claims: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'gb.claim.reply-online': {
    says: '答える期限は、届いたとみなす日（service）から14日です。この種類の請求は、発行日の5日後に届いたと数えます。',
    action: '請求に答える、または受取りの確認書（acknowledgment of service）を送る',
    consequence: 'この日の後、相手は裁判の日なしで、あなたに不利な判決（judgment）を求められます。',
    service: '全国の窓口からの請求は、発行日の5日後に届いたとみなします',
  },
  'gb.claim.defend-online': {
    says: '受取りの確認書（acknowledgment）を期限内に送ったなら、届いたとみなす日から28日以内に反論（defence）を送れます。',
    action: '受取りの確認書を期限内に送った場合に、反論（defence）を送る',
    consequence:
      'この日の午後4時（4pm）までに反論がなければ、相手は判決（judgment）を求められます。',
    service: '全国の窓口からの請求は、発行日の5日後に届いたとみなします',
  },
  'gb.claim.reply-post': {
    says: '答える期限は、届いたとみなす日（service）から14日です。郵便の請求は、出してから2営業日後に届いたと数えます。安全のため、発行日から数えます。',
    action: '請求に答える、または受取りの確認書（acknowledgment of service）を送る',
    consequence: 'この日の後、相手は裁判の日なしで、あなたに不利な判決（judgment）を求められます。',
    service: '郵便の請求は、出してから2営業日目に届いたとみなします',
  },
  'gb.claim.defend-post': {
    says: '受取りの確認書（acknowledgment）を期限内に送ったなら、届いたとみなす日から28日以内に反論（defence）を送れます。',
    action: '受取りの確認書を期限内に送った場合に、反論（defence）を送る',
    consequence:
      'この日の午後4時（4pm）までに反論がなければ、相手は判決（judgment）を求められます。',
    service: '郵便の請求は、出してから2営業日目に届いたとみなします',
  },
  'gb.claim.option-defend': {
    says: '受取りの確認書（acknowledgment）を送り、次に何がちがうかを書いた反論（defence）を送ります。争う少額の請求は、ほとんどが先に無料の電話の調停（mediation）に進みます。',
    title: '請求を争う',
    cost: '反論は無料。逆に請求するなら手数料がかかります。',
    time: '今、数時間。裁判の日まで数か月。',
    risk: '負けると、請求の額、裁判所の手数料、少額の定額費用を払います。',
    bestFor: 'あなたの借金でない、金額がちがう、または古すぎる場合。',
  },
  'gb.claim.option-admit': {
    says: '家計と提案を書いて用紙N9Aを送ります。相手が提案を断れば、裁判所が額を決めます。',
    title: '認めて、分割で払う',
    cost: '提案した毎月の額。',
    time: '用紙に一晩。',
    risk: '判決（judgment）が出ます。1か月以内に払わなければ、6年間登録簿に残ります。',
    bestFor: '払う義務があるが、すぐ全部は払えない場合。',
  },
  'gb.claim.option-pay': {
    says: '答える期限の中で、用紙の合計を相手（claimant）に直接払います。証拠を残してください。',
    title: '今払う',
    cost: '用紙の合計。',
    time: '1日。',
    risk: '払うと請求を認めたことになります。お金を取り戻すのは難しいです。',
    bestFor: '払う義務があり、金額が正しく、お金がある場合。',
  },
  'gb.claim.option-help': {
    says: '借金の相談団体、Citizens Advice、Law Centreが、用紙と理由を手伝ってくれます。',
    title: '用紙を無料で手伝ってもらう',
    cost: '無料。',
    time: '今週、電話か訪問。',
    risk: '最後の日が近いなら、予約を待たないでください。先に受取りの確認書（acknowledgment）を送ります。',
    bestFor: '裁判所の用紙が届いた人みんな。',
  },
  'gb.claim.service-rights': {
    says: '認める、払ったと言う、争う、分割で払うと頼むことができます。書かれた日の前に、オンラインで14日の追加を頼めます。',
  },
  'gb.claim.service-step': {
    says: '手紙の日時の前に、請求番号（claim number）とセキュリティコード（security code）を使い、オンラインで答えてください。時間が必要なら、そこで14日の追加を頼みます。',
  },
}
