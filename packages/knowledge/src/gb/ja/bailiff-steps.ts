/** What to do about a bailiff letter in England or Wales, step by step: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_STEPS_JA: Words = {
  'gb.bailiff.step-offer-early': {
    says: '通知の期限の前に、会社に手紙を書いてください。毎週か毎月、続けて払える額を提案します。',
  },
  'gb.bailiff.step-offer-late': {
    says: '今日会社に電話し、その後手紙を書いてください。通知の期間は終わりました。毎週か毎月、続けて払える額を提案します。',
  },
  'gb.bailiff.step-offer': {
    says: '今、会社に手紙を書いてください。毎週か毎月、続けて払える額を提案します。',
  },
  'gb.bailiff.step-not-my-debt': {
    says: 'ほかの人の借金なら、だれが住んでいるかの証拠を会社に送ってください。賃貸契約書や請求書などです。止めるよう求めます。',
  },
  'gb.bailiff.step-ask-breakdown': {
    says: '借金、各手数料、各支払いの一覧を、日付つきで求めてください。法律で決まった手数料と比べます。',
  },
  'gb.bailiff.step-check-register': {
    says: '執行官（bailiff）を公開の登録簿で調べてください。自分で調べた番号で、役所か裁判所に電話します。',
  },
  'gb.bailiff.step-closed-door': {
    says: '執行官（bailiff）を中に入れないでください。鍵をかけ、ドア越しか電話で話します。家の人みんなに同じことを伝えてください。',
  },
  'gb.bailiff.step-keep-agreement': {
    says: '決めた支払いを続けてください。できないときは、遅れる前に会社に電話し、変えるよう頼みます。',
  },
  'gb.bailiff.step-advice': {
    says: 'National Debtlineの0808 808 4000に電話してください。無料で、相談員は毎日bailiffの問題に対応しています。',
  },
  'gb.bailiff.step-breathing-space': {
    says: '借金の相談員に、支払いの一時停止（breathing space）について聞いてください。執行官（bailiff）を60日間止められます。',
  },
  'gb.bailiff.step-vulnerable': {
    says: '家に病気、障害、妊娠中、高齢、とても小さい子の人がいたら、書面で会社に伝えてください。取立てを止めるよう求めます。',
  },
  'gb.bailiff.step-never-knew-pcn': {
    says: '前の通知が届いていないなら、Traffic Enforcement Centreに用紙TE7とTE9を求めてください。遅れて申し立てができます。',
  },
  'gb.bailiff.step-check-order': {
    says: '金額がちがうと思うなら、それぞれの納付命令（liability order）の日付と金額を役所に聞いてください。それがもとの裁判所の命令です。',
  },
  'gb.bailiff.step-goods-of-others': {
    says: 'あなたの物でない物が一覧に入ったか取られたなら、持ち主が7日以内に会社に手紙を書き、証拠を送ってください。',
  },
  'gb.bailiff.step-council-back': {
    says: '役所（council）に、借金を引き取って分割払いを決めるよう頼んでください。病気、子ども、少ない収入のことを話します。',
  },
  'gb.bailiff.step-budget': {
    says: '短い家計の表を作り、提案といっしょに送ってください。提案した額を払い始め、領収書を残します。',
  },
  'gb.bailiff.step-reduction': {
    says: '収入が少ないなら、地方税の減額（council tax reduction）と困窮の支援（hardship help）を役所に聞いてください。請求そのものが下がることがあります。',
  },
  'gb.bailiff.step-records': {
    says: '手紙を全部残し、電話は日付、名前、内容を書いてください。家の中から訪問を撮影してもかまいません。',
  },
}
