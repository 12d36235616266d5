/** Court orders for payment (monitorio): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_JA: Words = {
  'es.claim.want-order': {
    says: 'これは裁判所の支払命令（monitorio）です。だれかが、あなたに払わせるよう裁判所に求めています。裁判所は、まだあなたの話を聞いていません。',
  },
  'es.claim.unfair-check': {
    says: '消費者への支払命令では、裁判官が不公正な条項を調べなければなりません。見つけたら、裁判所に伝えてください。',
  },
  'es.claim.deadline-order': {
    says: '受け取った日から20営業日です。ここでは安全のため、その日付から数えます。',
    action: '払う、または裁判所に反対（oposición）を送る',
    consequence: '債権者は、給料、口座、物を取るよう裁判所に求められます。',
  },
  'es.claim.right-oppose': {
    says: '支払命令に反対する権利があります。払った、額がちがう、自分のでない、古すぎる、不公正な条項など、理由を言う必要があります。',
  },
  'es.claim.right-no-lawyer-2000': {
    says: '€2,000まで、反対や答えに弁護士も訴訟代理人（procurador）もいりません。',
  },
  'es.claim.step-oppose': {
    says: '全部は払う義務がないなら、最後の日の前に、理由を付けて書面の反対を送ってください。どの部分を否定するかをはっきり書きます。',
  },
  'es.claim.insight-silence': {
    says: '支払命令に答えないと、判決と同じ強さになります。',
    actionable: '一部だけ払う義務があるときも、最後の日の前に答えてください。',
  },
  'es.claim.insight-over-15000': {
    says: '€15,000を超えると、あなたが反対した後、債権者は1か月以内に新しい裁判を起こす必要があります。そうしないと裁判は終わり、債権者が費用を払います。',
    actionable: 'その1か月の後どうなったか、裁判所の書記官に聞いてください。',
  },
  'es.claim.tactic-partial': {
    says: '一部を払う義務があるなら、その部分だけを認め、残りに反対します。',
    risk: '認めた部分は取り立てられます。',
    notWhen: '借金の全部が古すぎるときは使わないでください。',
  },
  'es.claim.right-usury': {
    says: 'カードや即日ローンの利息が通常よりはるかに高いときは、異議（oposición）で暴利（usura）だと述べてください。そうすれば返すのは受け取った元本だけです。',
  },
}
