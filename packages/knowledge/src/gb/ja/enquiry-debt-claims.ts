/** Questions about claims and judgments for debt: how long, too late, not answered, not paid. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CLAIMS_JA: Words = {
  'gb.ask-debt.ccj-unpaid': {
    says: '相手は裁判所に、執行官（bailiff）、給料や口座からの取立て、家への担保（charge）を求められます。命令どおり払えないなら、用紙N245で額を下げるよう裁判所に求めてください。',
  },
  'gb.ask-debt.claim-how-long': {
    says: '届いたとみなす日から14日以内に答えてください。全国の窓口なら、発行日の5日後に届いたとみなします。払う義務があるなら、家計と少額の提案を書いて、認める用紙を送ります。なければ、受取りの確認書（acknowledgment）を送ると、反論まで28日です。',
  },
  'gb.ask-debt.claim-late': {
    says: 'まだ間に合うかもしれません。今日、請求番号（claim number）を用意して裁判所に電話してください。判決がなければ、今、用紙か反論を送ります。あれば、用紙N244で早く取消し（set aside）を求めます。',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'いいえ、放っておかないでください。期限内に答えないと、裁判の日なしで判決（judgment）が出ることがあります。信用情報に悪い影響が出て、執行官（bailiff）が来ることもあります。',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'いいえ、放っておかないでください。裁判の前の最後の段階です。手紙の日付から30日以内に返事をし、必要な書類を求めてください。',
  },
  'gb.ask-debt.ccj-cost': {
    says: '用紙N244で取消し（set aside）を裁判所に求めてください。決まった最後の日はありませんが、知ったら急いでください。裁判所の手数料がかかり、用紙EX160で減免を頼めます。',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'だれかが、あなたへの裁判所の判決（judgment）を持っています。強制の予告の通知（notice of intention to enforce）があるなら、10日以内に提案を持って相手に連絡してください。その後は役所が動け、手数料が加わります。',
  },
  'gb.ask-debt.ccj-pay': {
    says: '様式N245に家計を書いて裁判所に送り、月々払える額を申し出てください。収入が少なければ手数料が免除されることがあります。決定までは執行官が来ることもあるので、すぐ申し立て、申し出た額を払い始めてください。もう執行官が出ているなら、同じ様式で止めるよう求めてください。相手が断れば、裁判所の職員が額を決めます。どちらも14日以内に裁判官の判断を求められます。',
  },
  'gb.ask-debt.claim-old-debt': {
    says: '借金がどれほど古くても、まず裁判所に返事をしてください。送達から14日以内にacknowledgmentを出し、全部争うと書きます。すると送達から28日になります。多くの借金は、支払いも署名した承認もないまま6年たつと古すぎますが、答弁で主張した場合だけです。年数はdefault noticeから始まることもあります。確かめる前に払う約束や承認をしないでください。National Debtline：0808 808 4000。',
  },
  'gb.ask-debt.claim-reply-day': {
    says: '答える期限は、届いたとみなす日（service）から14日です。この種類の請求は、発行日の5日後に届いたと数えます。',
    action: '請求に答える、または受取りの確認書（acknowledgment of service）を送る',
    consequence: 'この日の後、相手は裁判の日なしで、あなたに不利な判決（judgment）を求められます。',
    service: '全国の窓口からの請求は、発行日の5日後に届いたとみなします',
  },
  'gb.ask-debt.claim-defence-day': {
    says: '受取りの確認書（acknowledgment）を期限内に送ったなら、届いたとみなす日から28日以内に反論（defence）を送れます。',
    action: '受取りの確認書を期限内に送った場合に、反論（defence）を送る',
    consequence:
      'この日の午後4時（4pm）までに反論がなければ、相手は判決（judgment）を求められます。',
    service: '全国の窓口からの請求は、発行日の5日後に届いたとみなします',
  },
}
