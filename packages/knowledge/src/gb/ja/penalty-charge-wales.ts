/** Penalty charges of Welsh councils: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_WALES_JA: Words = {
  'gb.pcn.fact-wants-certificate-wales': {
    says: '額が1.5倍になりました。裁判所に借金の登録を求める前に、14日以内に払うよう求めています。',
  },
  'gb.pcn.fact-no-bailiff-yet-wales': {
    says: 'この段階で執行官（bailiff）は来られません。先に、増額の通知（charge certificate）、裁判所の命令、令状（warrant）が必要です。',
  },
  'gb.pcn.fact-no-bailiff-certificate-wales': {
    says: '増額の通知（charge certificate）だけでは、執行官（bailiff）は動けません。役所は先に、裁判所の回収命令（order for recovery）を取らなければなりません。',
  },
  'gb.pcn.right-evidence-wales': {
    says: '役所がもとにする写真、映像、メモを見られます。オンラインで見せる役所が多いです。',
  },
  'gb.pcn.myth-bailiffs-wales': {
    says: '執行官（bailiff）が来るのは、裁判所の命令と令状（warrant）の後、一番最後だけです。そのずっと前に止められます。',
  },
  'gb.pcn.myth-not-driving-wales': {
    says: '役所の反則金は、ほかの人が運転していても、普通は所有者が払わなければなりません。同意なしに車を使われた場合は別です。',
  },
  'gb.pcn.myth-ignore-wales': {
    says: '放っておいても消えません。額が1.5倍になり、裁判所に登録され、執行官（bailiff）が来ることがあります。',
  },
  'gb.pcn.step-choose-wales': {
    says: '割引の額で払うか、争うかを選んでください。払うと終わり、不服は申し立てられません。',
  },
  'gb.pcn.step-choose-post-wales': {
    says: '払うか、最後の日の前に争うかを選んでください。払うと終わり、不服は申し立てられません。',
  },
  'gb.pcn.step-challenge-wales': {
    says: '14日以内に争えば、ほとんどの役所は、断るときにもう一度割引の額を出します。早く送ってください。',
  },
  'gb.pcn.step-photos-wales': {
    says: '役所のサイトで写真か映像を見てください。看板、線、機械の写真を自分で撮ります。',
  },
  'gb.pcn.step-owner-notice-wales': {
    says: '28日以内に正式な異議（formal representations）を送ってください。前に争っていても送ります。送らないと、不服を申し立てる権利がなくなります。',
  },
  'gb.pcn.step-certificate-wales': {
    says: '前の通知が届いていないなら、なぜかをすぐ役所に聞いてください。そうでなければ、裁判所の費用を防ぐため、14日以内に払います。',
  },
  'gb.pcn.step-proof-post-wales': {
    says: 'オンラインの用紙を使い、受付の記録を保存してください。郵便なら、出した証拠をもらいます。',
  },
  'gb.pcn.step-blue-badge-wales': {
    says: 'Blue Badge、許可証、駐車券、配達の伝票の写しを送ってください。見ると取り消す役所が多いです。',
  },
  'gb.pcn.step-pay-wales': {
    says: '反則金が正しければ、割引の期間に払ってください。役所の公式サイトだけを使います。',
  },
  'gb.pcn.step-cannot-pay-wales': {
    says: '払えないなら、今、書面で役所に時間を頼んでください。執行官（bailiff）が関わる前のほうが、分割払いは簡単です。',
  },
  'gb.pcn.option-challenge-wales': {
    says: '何があったかと理由を書き、写真をつけます。役所は送られたものを考えなければなりません。',
    title: '役所に争う',
    cost: '無料',
    time: '割引の額なら14日以内、最長28日',
    risk: '後で負けると、全額を払います。',
    bestFor: '看板、事実、理由があなたに有利な場合。',
  },
  'gb.pcn.option-pay-wales': {
    says: '通知にある方法で払い、領収書を残します。',
    title: '払う',
    cost: '通知の額',
    time: '割引の期間が一番よいです',
    risk: '払うと、不服を申し立てる権利がなくなります。',
    bestFor: '反則金が正しい、または争うほどでない場合。',
  },
  'gb.pcn.option-help-wales': {
    says: 'Citizens AdviceかNational Debtlineが、選び方と用紙を手伝えます。',
    title: '無料の相談を受ける',
    cost: '無料',
    time: '電話か訪問',
    risk: '期限は進みます。',
    bestFor: '払えない、または執行官（bailiff）の話がある場合。',
  },
  'gb.pcn.insight-details-wales': {
    says: '反則金の通知には、日付、時刻、車、理由、額、払い方が必要です。本当のまちがいがあれば、不服申立てに勝てることがあります。',
    actionable: '一つずつ、自分の記録と比べてください。',
  },
  'gb.pcn.warning-increase-wales': {
    says: '何もしないと、額が1.5倍になり、不服を申し立てる権利がなくなります。',
  },
  'gb.pcn.tactic-early-wales': {
    says: '14日以内に争います。役所が指針を守れば、割引の額は残ります。',
    risk: '14日の後は、負けると全額を払うことがあります。',
    notWhen: '反則金が明らかに正しいとき。割引の額で払ってください。',
  },
  'gb.pcn.deadline-owner-wales': {
    says: '所有者への通知（notice to owner）が届いたとみなす日から28日です。その日が1日目です。',
    action: '正式な異議（formal representations）を送るか、払う',
    consequence: '額が1.5倍になり、不服を申し立てられなくなります。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.deadline-tribunal-wales': {
    says: '断りの通知が届いたとみなす日から28日です。その日が1日目です。',
    action: '審判所（tribunal）に不服を申し立てる',
    consequence: '役所は、額を1.5倍にする通知（charge certificate）を送れます。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.deadline-certificate-wales': {
    says: '増額の通知（charge certificate）が届いたとみなす日から14日です。',
    action: '払うか、手続きの問題を伝える',
    consequence: '役所は裁判所に借金の登録を求められ、手数料が加わります。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.step-check-signs-wales': {
    says: '最後の日を手帳に書いてください。過ぎると、額が増え、不服を申し立てる権利がなくなります。',
  },
  'gb.pcn.step-tribunal-or-pay-wales': {
    says: '不服を申し立てないなら、額が1.5倍にならないように、28日が終わる前に払ってください。',
  },
  'gb.pcn.step-certificate-plan-wales': {
    says: '全部払えないなら、今、役所に手紙を書いて時間を頼んでください。理由を書きます。',
  },
  'gb.pcn.step-owner-late-wales': {
    says: '28日は過ぎたようです。それでも今日、理由と遅れたわけを送ってください。役所（council）がまだ見ることもあります。',
  },
}
