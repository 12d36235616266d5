/** What to do about a council penalty charge in England and Wales, stage by stage: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_STEPS_JA: Words = {
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
  'gb.pcn.step-bus-lane-london': {
    says: '納得できないなら14日以内に書面で伝え、返事があるまで安い額のままにするよう求めてください。待つと enforcement notice が来ます。28日以内に異議を出せますが、額は全額になります。',
  },
}
