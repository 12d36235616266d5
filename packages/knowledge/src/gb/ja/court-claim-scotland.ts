/** Court claims in Scotland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_SCOTLAND_JA: Words = {
  'gb.claim.scotland-want': {
    says: 'シェリフ裁判所（sheriff court）はあなたの答えを求めています。まだ何も決めていません。',
  },
  'gb.claim.scotland-over-want': {
    says: 'sheriff court は答えを求めていました。その日は過ぎたので、もう決定が出ているかもしれません。',
  },
  'gb.claim.scotland-over-rights': {
    says: 'あなた抜きで決まったなら、決定の取消し（recall）を sheriff に求められます。そうすれば言い分を聞いてもらえます。',
  },
  'gb.claim.scotland-over-step': {
    says: '今日、事件番号を手元に置いて sheriff court に電話し、決定が出たか聞いてください。まだなら、すぐに Response Form を送ります。',
  },
  'gb.claim.scotland-over-recall': {
    says: '決定が出ていたら、取消し（recall）の書式を裁判所に頼みます。答えなかった理由と言い分を書き、急いで出してください。',
  },
  'gb.claim.scotland-rights': {
    says: '払う、争う、または認めて支払いの猶予（time to pay）を求めることができます。どれでも、答えの最後の日の前に答えてください。',
  },
  'gb.claim.scotland-who': {
    says: '原告（claimant）は、あなたに払う義務があると言う人です。あなたは被告（respondent）です。シェリフ（sheriff）は裁判官で、どちらの味方でもありません。',
  },
  'gb.claim.scotland-not-yet': {
    says: '今、この請求のために口座や給料を差し押さえることはできません。裁判所の決定と、ほとんどの場合、14日の支払いの請求（charge）が必要です。',
  },
  'gb.claim.scotland-step-dates': {
    says: '封筒の中の予定表（Timetable）を探してください。答えの最後の日を、今カレンダーに入れます。',
  },
  'gb.claim.scotland-step-dispute': {
    says: '答えの用紙（Response Form）に、認める事実、認めない事実と理由を書いてください。書類と証人も書きます。',
  },
  'gb.claim.scotland-step-old': {
    says: '5年間、支払いも、書面で認めることも、裁判もなかったなら、借金は消えたと書いてください。',
  },
  'gb.claim.scotland-right-time-to-pay': {
    says: '支払いの猶予（time to pay）を求める権利があります。相手（claimant）が同意しなければ、裁判官（sheriff）が決めます。',
  },
  'gb.claim.scotland-right-response': {
    says: '話を聞いてもらう権利があります。最後の日までに、答えの用紙（Response Form）を裁判所に、写しを相手（claimant）に送ってください。',
  },
  'gb.claim.scotland-warn': {
    says: '最後の日までに何も届かないと、相手（claimant）はあなたなしの決定を求められます。',
  },
  'gb.claim.scotland-option-dispute': {
    says: '何がちがうかを書き、証拠を送ります。裁判官（sheriff）が話し合いや裁判の日を決めることがあります。',
    title: '答えの用紙（Response Form）で争う',
    cost: '答えるのは無料。',
    time: '今、数時間。決定まで数か月。',
    risk: '負けると、請求の額と一部の費用を払います。',
    bestFor: 'あなたの借金でない、金額がちがう、または古すぎる場合。',
  },
  'gb.claim.scotland-option-time': {
    says: 'Time to Payの用紙に、家計と提案を書きます。',
    title: '認めて、支払いの猶予（time to pay）を求める',
    cost: '提案した毎月の額。',
    time: '一晩。',
    risk: '借金を認めることになります。',
    bestFor: '払う義務があるが、すぐ全部は払えない場合。',
  },
  'gb.claim.scotland-step-settle': {
    says: '答えの最後の日の前に全部払えるなら、払って証拠を残してください。そうすれば、不利な決定は出ないはずです。',
  },
  'gb.claim.scotland-help': {
    says: '裁判所の職員は用紙の説明はできますが、助言はできません。Citizens Advice Bureauかお金の相談員ができます。',
  },
  'gb.claim.scotland-option-help': {
    says: 'citizens advice bureauや借金の相談員が用紙を手伝います。moratoriumとDebt Arrangement Schemeについても聞いてください。',
    title: '用紙の無料の手伝いを頼む',
    cost: '無料。',
    time: '今週、電話か訪問。',
    risk: '予約がなくても、用紙は期限までに送ってください。',
    bestFor: '裁判所の用紙が来た方。',
  },
  'gb.claim.scotland-tribunal-want': {
    says: '誰かが住宅の審判所(tribunal)に、あなたへの命令を求めています。まだ何も決まっていません。',
  },
  'gb.claim.scotland-tribunal-who': {
    says: '審判所は借家の争いを決めます。どちらの味方でもなく、弁護士は要りません。',
  },
  'gb.claim.scotland-tribunal-reality': {
    says: 'これは本物で、急ぎです。審判所は最初の話し合いで、あなたがいなくても決めることができます。必ず参加してください。',
  },
  'gb.claim.scotland-tribunal-right-heard': {
    says: '書かれた日までに言い分を書面で送り、話し合い(case management discussion)で話せます。金額の誤りや、されなかった修理を伝えてください。',
  },
  'gb.claim.scotland-tribunal-right-time': {
    says: '借りがあるなら、所定の用紙で審判所に分割や猶予を頼めます。払える額を見て決めます。',
  },
  'gb.claim.scotland-tribunal-right-recall': {
    says: '欠席のまま決まったときは、14日以内に取り消し(recall)を求められます。欠席の理由と言い分を書いてください。',
  },
  'gb.claim.scotland-tribunal-step': {
    says: '日時を予定に書き込みます。書類を決められた日までに審判所へ送り、Shelter Scotlandに相談してください。',
  },
}
