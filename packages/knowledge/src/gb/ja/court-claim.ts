/** Court claims: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'gb.claim.rights-summary': {
    says: '認める、争う、分割で払うことができます。最初の14日に時間を求めれば、反論まで28日あります。',
  },
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
  'gb.claim.step-acknowledge': {
    says: '受取りの確認書（acknowledgment of service）を、今日オンラインか郵便で送ってください。請求が届いたと言うだけです。反論まで14日ではなく28日になります。',
  },
  'gb.claim.step-choose': {
    says: '決めてください。全部認める、一部認める、または争う。認めるなら用紙N9A（admission form）、争うなら用紙N9B（defence form）を使います。',
  },
  'gb.claim.step-admit': {
    says: '払う義務があるなら、用紙N9A（admission form）に収入と支出を書き、毎月の額を提案してください。14日以内に相手（claimant）に送ります。',
  },
  'gb.claim.want': {
    says: '裁判所はあなたの答えを求めています。まだ何も決めていません。',
  },
  'gb.claim.reality': {
    says: 'これは本物で、急ぎます。期限内に答えないと、裁判の日なしで判決（judgment）が出ることがあります。期限内に反論すれば、それは起きません。',
  },
  'gb.claim.reality-passed': {
    says: 'この請求は1か月より前のものなので、もう判決（judgment）が出ているかもしれません。まだできることは多いですが、今日確かめてください。',
  },
  'gb.claim.rights-passed': {
    says: 'まだ判決（judgment）がなければ、反論（defence）を送れます。判決があれば、取消しか分割払いを裁判所に求められます。',
  },
  'gb.claim.reality-scotland': {
    says: 'これは本物で、急ぎます。予定表で答えの最後の日（the last date for a response）を見てください。過ぎると、裁判官（sheriff）があなたなしで決められます。',
  },
  'gb.claim.who-claimant': {
    says: '原告（claimant）は、あなたに払う義務があると言う人です。あなたは被告（defendant）です。裁判所は中立で、両方のために書類を送ります。',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'まだ判決（judgment）はありません。だから今、この請求のために執行官（bailiff）は来られず、給料も取れません。',
  },
  'gb.claim.no-record-yet': {
    says: '請求（claim）だけでは信用情報にのりません。公開の登録簿にのるのは判決（judgment）だけです。',
  },
  'gb.claim.know-local-court': {
    says: '反論すれば、個人へのお金の請求は、ほとんどの場合、その人の家の近くの裁判所に移ります。遠くへ行く必要はありません。',
    learnMore:
      '請求は全国の窓口から送られます。それは郵便の受付にすぎません。近くの裁判官が担当します。',
  },
  'gb.claim.org-national-centre': {
    says: 'Civil National Business Centreは、郵便とオンラインのほとんどのお金の請求を扱う役所です。用紙のパスワードで、オンラインで答えられます。',
  },
  'gb.claim.step-passed-ask': {
    says: '普通の答えの期限は過ぎました。今日、請求番号（claim number）を用意して裁判所に電話し、あなたに判決（judgment）が出ているか聞いてください。',
  },
  'gb.claim.step-passed-no-judgment': {
    says: '判決（judgment）がなければ、今日、反論（defence）か認める用紙（admission）を裁判所に送ってください。まだ有効なことがあります。',
  },
  'gb.claim.step-passed-judgment': {
    says: '判決（judgment）があれば、用紙N244で取消し（set aside）を裁判所に求められます。答えなかった理由と反論を書きます。急いでください。',
  },
  'gb.claim.step-response-scotland': {
    says: '答えの用紙（Response Form）を書き、最後の日の前に、裁判所と相手（claimant）に送ってください。',
  },
  'gb.claim.step-reply-ni': {
    says: '今日、裁判所の用紙を読んでください。何日あるか、どこに送るかが書いてあります。その日の前に相談します。',
  },
  'gb.claim.step-dates': {
    says: '請求番号（claim number）、発行日、答える最後の日を書いてください。今すぐカレンダーに入れます。',
  },
  'gb.claim.step-advice': {
    says: '今週、無料の借金の相談員かCitizens Adviceに電話してください。答える最後の日を伝えます。',
  },
  'gb.claim.step-pay-in-time': {
    says: '14日以内に全部払えるなら、相手（claimant）に払い、証拠を残してください。そうすれば判決（judgment）は出ないはずです。',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: '払う義務があるなら、支払いの猶予（time to pay）を求めてください。最後の日の前に、請求についてきたTime to Payの用紙を使います。',
  },
  'gb.claim.step-defend': {
    says: '反論（defence）では、一つずつ答えます。認める、理由を書いて否定する、または「分からないので相手が証明すべきだ」と書きます。',
  },
  'gb.claim.step-papers': {
    says: '請求に出てくる書類を全部、書面で相手（claimant）に求めてください。契約書や通知などです。今してください。',
  },
  'gb.claim.step-agreement': {
    says: 'クレジットなどの借金なら、今日£1をつけて契約書（agreement）を求めてください。出さなければ、反論（defence）にそう書きます。',
  },
  'gb.claim.step-too-old': {
    says: '6年より古い借金なら、反論（defence）に必ず書いてください。裁判所は自分から言ってくれません。',
  },
  'gb.claim.step-online': {
    says: 'オンラインで答えたら、確認のページを保存してください。郵便なら、出した証拠をもらい、日数の余裕を持ちます。',
  },
  'gb.claim.step-more-time': {
    says: '反論にもっと時間が必要なら、最長28日の追加に同意するよう相手（claimant）に頼んでください。その後、書面で裁判所に伝えます。',
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
