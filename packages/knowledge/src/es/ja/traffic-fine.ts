/** The Japanese words of Spain: traffic fines. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_JA: Words = {
  'es.fine.want': {
    says: '交通の役所が罰金（multa）を科し、払う、異議を出す、または運転した人を知らせるよう求めています。',
  },
  'es.fine.who': {
    says: '公の役所です。DGT、地域、または町です。裁判官なしにお金を取り立てられます。',
  },
  'es.fine.rights': {
    says: '20日以内に半額を払うか、20日以内に異議を出せます。両方はできません。',
  },
  'es.fine.reality': {
    says: '本物の罰金ですが、犯罪ではありません。半額にするか、異議を出して不服の権利を残すかを選びます。',
  },
  'es.fine.no-seizure': {
    says: '20日の間は、お金を差し押さえられません。先に最終の決定と支払いの期間があります。',
  },
  'es.fine.limits': {
    says: '手続きがなければ、軽い違反は3か月、重い違反は6か月で古すぎるものになります。',
  },
  'es.fine.deadline-half': {
    says: '受け取った次の日から、暦で20日です。ここでは安全のため、その日付から数えます。',
    action: '半額を払う、または異議（alegaciones）を送る',
    consequence: '半額を失い、あなたの言い分なしで進みます。',
  },
  'es.fine.deadline-driver': {
    says: '車の持ち主で、運転していないなら、20日以内に運転した人を知らせてください。',
    action: '運転した人を知らせる',
    consequence: '運転した人を知らせないことで、別のもっと高い罰金が来ることがあります。',
  },
  'es.fine.deadline-review': {
    says: '最終の決定（resolución sancionadora）には1か月あります。',
    action: '見直し（recurso de reposición）を求める',
    consequence: '罰金が確定します。',
  },
  'es.fine.right-half': {
    says: '暦で20日以内に、半額を払う権利があります。それで終わり、その後できるのは裁判所に行くことだけです。',
  },
  'es.fine.right-object': {
    says: '書面で異議を出し、証拠を示す権利があります。そのとき、半額はなくなります。',
  },
  'es.fine.right-photo': {
    says: '記録を見る権利があります。写真、場所、時刻、レーダーの検査です。',
  },
  'es.fine.right-one-year': {
    says: '手続きの始まりから1年で決定がなければ、消えます（caducidad）。',
  },
  'es.fine.option-pay': {
    title: '今、半額を払う',
    says: '20日以内に、公式のサイト、銀行、郵便局で払います。',
    cost: '罰金の半分。',
    time: '数分。',
    risk: '異議を手放します。点数は引かれます。',
    bestFor: '罰金が正しいとき。',
  },
  'es.fine.option-object': {
    title: '異議を出す',
    says: '書いてある役所に、理由と証拠を送ります。',
    cost: '無料ですが、半額を失います。',
    time: '送るまで20日。答えは数か月。',
    risk: '全額を払うことがあります。',
    bestFor: '証拠がある、または記録に欠けたところがあるとき。',
  },
  'es.fine.option-help': {
    title: '助けを頼む',
    says: '運転者の会、消費者団体、または弁護士が記録を読めます。',
    cost: '会員は無料のことが多いです。',
    time: '数日。',
    risk: '20日は進み続けます。',
    bestFor: '点数が多い、または額が大きいとき。',
  },
  'es.fine.insight-margin': {
    says: 'レーダーには誤差があり、あなたに有利に引かれなければなりません。',
    actionable: 'レーダーの検査の書類と、直した速度を求めてください。',
  },
  'es.fine.warning-board': {
    says: '届けられないと、罰金は公の掲示（TEU）に載り、20日後に渡されたことになります。DGTの住所を正しくしておいてください。',
  },
  'es.fine.tactic-no-name': {
    says: '選ぶ前に、20日を使って記録を手に入れます。',
    risk: '記録が遅れて来ることがあります。',
    notWhen: '20日目が近いときは使わず、選んでください。',
  },
  'es.fine.element-facts': {
    name: '車、場所、時刻、事実',
    says: '罰金には、車、場所、時刻、事実、規則を書く必要があります。',
    ifMissing: '何が欠けているかを異議に書いてください。',
  },
}
