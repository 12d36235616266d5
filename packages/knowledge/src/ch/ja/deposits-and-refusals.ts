/** The Japanese words of Switzerland: deposits, refusals, leaks and yearly counts. */
import type { Words } from '@plainletter/contracts/rule'

const AN_OFFICE_REFUSES = { says: '役所が、給付しない、止める、または減らすと言っています。' }
const OFTEN_CHANGED = {
  says: '役所はあなたに不利な決定をしました。書類を付けて異議を出すと、多くの決定が変わります。',
}
const ASK_FOR_REASONS = {
  says: '理由と記録を求めてください。証拠の書類を集め、最後の日の前に書面を送ります。証拠は後からでもかまいません。',
}

export const DEPOSITS_AND_REFUSALS_JA: Words = {
  'ch.deposit.reality': {
    says: 'これは家主の考えです。費用を一つずつ争い、証拠を求められます。',
  },
  'ch.deposit.step-first': {
    says: 'どの費用を、なぜ争うか書いてください。写真と口座番号を付け、残りを返す最後の日を決めます。',
  },
  'ch.stay.reality': {
    says: '断られても、それで終わりではありません。しかし期間は短く、手紙から数えます。',
  },
  'ch.stay.step-first': {
    says: '受け取った日を書き、封筒を残してください。今日、全ページを弁護士に見せます。ほかの書類を待たないでください。',
  },
  'ch.refusal.want': AN_OFFICE_REFUSES,
  'ch.refusal.reality': OFTEN_CHANGED,
  'ch.refusal.step-first': ASK_FOR_REASONS,
  'ch.refusal.benefit-want': AN_OFFICE_REFUSES,
  'ch.refusal.benefit-reality': OFTEN_CHANGED,
  'ch.refusal.benefit-step-first': ASK_FOR_REASONS,
  'ch.refusal.right-object': {
    says: '決定（Verfügung）には、ほとんどの場合、30日以内に異議か不服を申し立てられます。障害保険の役所の案（Vorbescheid）にも30日あります。出し先は手紙にあります。',
  },
  'ch.data.reality': {
    says: 'あなたのデータをほかの人が見たかもしれない、という知らせです。払う義務はありません。悪用されないように、今動いてください。',
  },
  'ch.data.step-first': {
    says: 'そこのパスワードと、同じものを使ったところを全部変えてください。サイトはリンクからではなく自分で開きます。銀行口座をよく見てください。',
  },
  'ch.charges.reality': {
    says: 'これは追加費用の計算です。まちがっていることもあります。請求書を見るまで、払う必要はありません。',
  },
  'ch.charges.step-first': {
    says: '支払いの日の前に手紙を書いてください。請求書を見せるよう求め、去年の額や賃貸契約と比べます。どの費用を争うか書いてください。',
  },
  'ch.refusal.deadline': {
    says: '書面の異議（Einsprache）は30日以内です。',
    action: '異議（Einsprache）を出す',
    consequence: '決定が確定します。',
  },
  'ch.social-help.want': {
    says: '役所が、社会扶助を減らす、止める、または断ると言っています。',
  },
  'ch.social-help.right': {
    says: '役所はあなたの話を聞き、書面で決め、理由を示さなければなりません。不服申立ての期限は手紙にあり、多くは30日、短い州もあります。困ったときの援助は憲法上の権利です。',
  },
  'ch.social-help.step': {
    says: 'その日までに書面で不服を申し立てましょう。記録の閲覧と、減額を待ってもらうことを求めます。今お金がなければ、そう伝えてすぐに助けを求めましょう。',
  },
}
