/** Penalty charges of councils, what to do: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_JA: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'これは最初の異議への答えです。選んでください。手紙の日までに割引の額を払うか、払わずに所有者への通知（notice to owner）を待ちます。',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: '所有者への通知（notice to owner）が来たら、28日以内に正式な異議（formal representations）を送ってください。その後、無料の審判所（tribunal）に不服を申し立てられます。',
  },
  'gb.pcn.step-choose': {
    says: '割引の額で払うか、争うかを選んでください。払うと終わり、不服は申し立てられません。',
  },
  'gb.pcn.step-choose-post': {
    says: '払うか、最後の日の前に争うかを選んでください。払うと終わり、不服は申し立てられません。',
  },
  'gb.pcn.step-challenge': {
    says: '14日以内に争えば、ほとんどの役所は、断るときにもう一度割引の額を出します。早く送ってください。',
  },
  'gb.pcn.step-photos': {
    says: '役所のサイトで写真か映像を見てください。看板、線、機械の写真を自分で撮ります。',
  },
  'gb.pcn.step-owner-late': {
    says: '28日は過ぎたようです。それでも今日、理由と遅れたわけを送ってください。役所（council）がまだ見ることもあります。',
  },
  'gb.pcn.step-owner-notice': {
    says: '28日以内に正式な異議（formal representations）を送ってください。前に争っていても送ります。送らないと、不服を申し立てる権利がなくなります。',
  },
  'gb.pcn.step-tribunal': {
    says: '28日以内に、手紙にある審判所（tribunal）に不服を申し立ててください。送られたコードを使い、写真をつけます。',
  },
  'gb.pcn.step-certificate': {
    says: '前の通知が届いていないなら、なぜかをすぐ役所に聞いてください。そうでなければ、裁判所の費用を防ぐため、14日以内に払います。',
  },
  'gb.pcn.step-witness': {
    says: '用紙TE9かPE3の理由のどれかが本当ですか。本当なら、21日以内にTraffic Enforcement Centreに送ってください。',
  },
  'gb.pcn.step-witness-pay': {
    says: '本当の理由がなければ、令状（warrant）が執行官（bailiff）に行く前に、払うか、役所に分割払いを頼んでください。',
  },
  'gb.pcn.step-address': {
    says: 'DVLAに今の住所があるか確かめてください。通知は、車の登録書（log book）の住所に送られます。',
  },
  'gb.pcn.step-proof-post': {
    says: 'オンラインの用紙を使い、受付の記録を保存してください。郵便なら、出した証拠をもらいます。',
  },
  'gb.pcn.step-signs': {
    says: '看板と線を確かめてください。ない、消えかけ、分かりにくいなら、写真を撮り、そう書きます。',
  },
  'gb.pcn.step-grounds': {
    says: '理由を書いてください。違反はなかった、あなたの車でない、盗まれた、役所が決まりを破った、などです。',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Blue Badge、許可証、駐車券、配達の伝票の写しを送ってください。見ると取り消す役所が多いです。',
  },
  'gb.pcn.step-pay': {
    says: '反則金が正しければ、割引の期間に払ってください。役所の公式サイトだけを使います。',
  },
  'gb.pcn.step-cannot-pay': {
    says: '払えないなら、今、書面で役所に時間を頼んでください。執行官（bailiff）が関わる前のほうが、分割払いは簡単です。',
  },
  'gb.pcn.option-challenge': {
    says: '何があったかと理由を書き、写真をつけます。役所は送られたものを考えなければなりません。',
    title: '役所に争う',
    cost: '無料',
    time: '割引の額なら14日以内、最長28日',
    risk: '後で負けると、全額を払います。',
    bestFor: '看板、事実、理由があなたに有利な場合。',
  },
  'gb.pcn.option-tribunal': {
    says: '役所から独立した法律家が決めます。電話かビデオの審理を頼めます。',
    title: '独立した審判所（tribunal）に不服を申し立てる',
    cost: '無料',
    time: '断りから28日以内',
    risk: '負けると、全額を払います。',
    bestFor: '役所に断られ、まだ理由がある場合。',
  },
  'gb.pcn.option-statement': {
    says: '認められれば、命令が取り消され、前の段階に戻ります。',
    title: '陳述書（witness statement）を出す',
    cost: '無料',
    time: '命令から21日以内',
    risk: 'うその陳述は法廷侮辱（contempt of court）になります。',
    bestFor: '通知が届かなかった、払った、または答えがなかった場合。',
  },
  'gb.pcn.option-pay': {
    says: '通知にある方法で払い、領収書を残します。',
    title: '払う',
    cost: '通知の額',
    time: '割引の期間が一番よいです',
    risk: '払うと、不服を申し立てる権利がなくなります。',
    bestFor: '反則金が正しい、または争うほどでない場合。',
  },
  'gb.pcn.option-help': {
    says: 'Citizens AdviceかNational Debtlineが、選び方と用紙を手伝えます。',
    title: '無料の相談を受ける',
    cost: '無料',
    time: '電話か訪問',
    risk: '期限は進みます。',
    bestFor: '払えない、または執行官（bailiff）の話がある場合。',
  },
  'gb.pcn.insight-not-received': {
    says: '前の手紙が古い住所に送られたなら、件を戻せます。そうすると、加わった額は消えます。',
    actionable: '用紙TE9かPE3を使ってください。21日が過ぎていたら、TE7とTE9を使います。',
  },
  'gb.pcn.insight-late-post': {
    says: 'カメラの通知は、出来事から28日以内に所有者に届かなければなりません。DVLAの情報が遅れた場合は別です。',
    actionable: '出来事から通知までの日を数えてください。28日を超えていたら、そう書きます。',
  },
  'gb.pcn.insight-owner-late': {
    says: '所有者への通知（notice to owner）は、ほとんどの場合、反則金の通知から6か月以内に送らなければなりません。',
    actionable: '2つの日を比べてください。それより長ければ、通知が遅すぎたと書きます。',
  },
  'gb.pcn.insight-details': {
    says: '反則金の通知には、日付、時刻、車、理由、額、払い方が必要です。本当のまちがいがあれば、不服申立てに勝てることがあります。',
    actionable: '一つずつ、自分の記録と比べてください。',
  },
  'gb.pcn.warning-increase': {
    says: '何もしないと、額が1.5倍になり、不服を申し立てる権利がなくなります。',
  },
  'gb.pcn.warning-warrant': {
    says: '次は令状（warrant）と執行官（bailiff）で、少なくとも£75の手数料です。期限の前に動いてください。',
  },
  'gb.pcn.warning-truth': {
    says: '本当の理由だけに印をつけてください。うその陳述書（witness statement）は、法廷侮辱（contempt of court）として罰せられることがあります。',
  },
  'gb.pcn.tactic-early': {
    says: '14日以内に争います。役所が指針を守れば、割引の額は残ります。',
    risk: '14日の後は、負けると全額を払うことがあります。',
    notWhen: '反則金が明らかに正しいとき。割引の額で払ってください。',
  },
  'gb.pcn.tactic-tribunal': {
    says: '断りの通知であきらめる人が多いです。審判所（tribunal）は無料で、役所はそこで証拠を示さなければなりません。',
    risk: '負けると、割引はありません。',
    notWhen: '理由がなく、額を下げたいだけのとき。',
  },
  'gb.pcn.deadline-discount': {
    says: '割引の額は14日間です。通知が届いたとみなす日が1日目です。',
    action: '割引の額を払うか、争う',
    consequence: '全額を払うことになります。',
  },
  'gb.pcn.deadline-owner': {
    says: '所有者への通知（notice to owner）が届いたとみなす日から28日です。その日が1日目です。',
    action: '正式な異議（formal representations）を送るか、払う',
    consequence: '額が1.5倍になり、不服を申し立てられなくなります。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.deadline-tribunal': {
    says: '断りの通知が届いたとみなす日から28日です。その日が1日目です。',
    action: '審判所（tribunal）に不服を申し立てる',
    consequence: '役所は、額を1.5倍にする通知（charge certificate）を送れます。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.deadline-certificate': {
    says: '増額の通知（charge certificate）が届いたとみなす日から14日です。',
    action: '払うか、手続きの問題を伝える',
    consequence: '役所は裁判所に借金の登録を求められ、手数料が加わります。',
    service: '郵便の通知は、出してから2営業日目に届いたとみなします。',
  },
  'gb.pcn.deadline-statement': {
    says: '回収命令（order for recovery）から21日以内に、払うか陳述書（witness statement）を出します。安全のため、命令の日付から数えます。',
    action: '用紙TE9かPE3を送るか、払う',
    consequence: '令状（warrant）が執行官（bailiff）に行くことがあります。',
  },
  'gb.pcn.step-check-signs': {
    says: '最後の日を手帳に書いてください。過ぎると、額が増え、不服を申し立てる権利がなくなります。',
  },
  'gb.pcn.step-tribunal-proof': {
    says: '断られた理由を読んでください。一つずつ答え、写真、領収書、許可証、見た人のメモをつけます。',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: '決め方を選んでください。書類だけか、電話かビデオです。弁護士はいりません。',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: '不服を申し立てないなら、額が1.5倍にならないように、28日が終わる前に払ってください。',
  },
  'gb.pcn.step-certificate-plan': {
    says: '全部払えないなら、今、役所に手紙を書いて時間を頼んでください。理由を書きます。',
  },
  'gb.pcn.step-certificate-watch': {
    says: '回収命令（order for recovery）に注意してください。手続きの問題を書ける用紙がついていて、送る期限は21日です。',
  },
  'gb.pcn.step-certificate-address': {
    says: '次の手紙が届くように、役所とDVLAに今の住所があるか確かめてください。',
  },
  'gb.pcn.step-witness-late': {
    says: '21日が過ぎたなら、用紙TE9といっしょにTE7を送り、遅れた理由を書いてください。',
  },
  'gb.pcn.step-witness-advice': {
    says: 'National Debtlineの0808 808 4000に電話してください。用紙や分割払いを無料で手伝ってくれます。',
  },
  'gb.pcn.option-never-knew': {
    says: '役所に伝えます。回収命令（order for recovery）が来たら、用紙TE9かPE3を送り、件を戻します。',
    title: '通知が届かなかったと伝える',
    cost: '無料',
    time: '今書き、命令から21日以内に用紙を使います',
    risk: '本当の場合だけ使えます。',
    bestFor: '前の手紙が古い住所に送られた、または答えがなかった場合。',
  },
}
