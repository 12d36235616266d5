/** The Japanese words of Belgium: deposits, refusals and yearly counts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_JA: Words = {
  'be.deposit.reality': {
    says: 'これは家主の考えです。費用を一つずつ争い、証拠を求められます。',
  },
  'be.deposit.step-first': {
    says: 'どの費用を、なぜ争うか書いてください。写真と口座番号を付け、残りを返す最後の日を決めます。',
  },
  'be.stay.reality': {
    says: '断られても、それで終わりではありません。しかし期間は短く、手紙から数えます。',
  },
  'be.stay.step-first': {
    says: '受け取った日を書き、封筒を残してください。今日、全ページを弁護士に見せます。ほかの書類を待たないでください。',
  },
  'be.refusal.want': {
    says: '役所が、給付しない、止める、または減らすと言っています。',
  },
  'be.refusal.reality': {
    says: '役所はあなたに不利な決定をしました。書類を付けて異議を出すと、多くの決定が変わります。',
  },
  'be.refusal.step-first': {
    says: '理由と記録を求めてください。証拠の書類を集め、最後の日の前に書面を送ります。証拠は後からでもかまいません。',
  },
  'be.refusal.right-court': {
    says: 'ほとんどの場合、3か月以内に労働裁判所に申し立てられます。費用はかかりません。労働組合や無料の弁護士が書いてくれます。',
  },
  'be.charges.reality': {
    says: 'これは追加費用の計算です。まちがっていることもあります。請求書を見るまで、払う必要はありません。',
  },
  'be.charges.step-first': {
    says: '支払いの日の前に手紙を書いてください。請求書を見せるよう求め、去年の額や賃貸契約と比べます。どの費用を争うか書いてください。',
  },
  'be.refusal.deadline': {
    says: '労働裁判所への期限は、ほとんどの場合3か月です。ここでは手紙の日付から数えます。',
    action: '労働裁判所に申し立てる',
    consequence: '決定がそのまま残ります。',
  },
  'be.credit.refused-want': {
    says: '貸主が、あなたの融資の申し込みを断りました。',
  },
  'be.credit.refused-right': {
    says: '貸主は、どの名簿を調べて何が分かったかを、すぐに無料で伝えなければなりません。断ることに手数料は取れません。',
  },
  'be.credit.refused-step': {
    says: '国立銀行の名簿（Centrale des crédits）に自分の何が載っているかを無料でたずね、誤りは直してもらいましょう。',
  },
}
