/** The Japanese words of Italy: traffic fines. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_JA: Words = {
  'it.fine.want': {
    says: '警察か町が罰金（multa、verbale）を科し、払うか異議を出すよう求めています。',
  },
  'it.fine.who': {
    says: '公の役所です。町の警察、国の警察、またはCarabinieriです。',
  },
  'it.fine.rights': {
    says: '5日以内なら30%引きで払え、60日以内に払うか、異議を出せます。払うと、異議は出せません。',
  },
  'it.fine.reality': {
    says: '犯罪ではありません。60日何もしないと、約2倍の額を取り立てられることがあります。',
  },
  'it.fine.no-seizure': {
    says: '60日の間は、そのために差し押さえや車の使用禁止はできません。',
  },
  'it.fine.ninety': {
    says: 'その場で渡されない罰金は、出来事から90日以内に送らなければなりません。遅ければ、異議を出してください。',
  },
  'it.fine.deadline-discount': {
    says: 'ほとんどの罰金では、送達から5日以内なら30%引きです。',
    action: '30%引きで払う',
    consequence: '最低額の全部を払います。',
  },
  'it.fine.deadline-judge': {
    says: '治安判事への異議は、送達から30日以内です。ここでは安全のため、その日付から数えます。',
    action: '治安判事（giudice di pace）に異議を出す',
    consequence: '残るのはPrefettoだけで、60日です。',
  },
  'it.fine.deadline-sixty': {
    says: '最低額を払うか、Prefettoに異議を出すまで、送達から60日です。',
    action: '払う、またはPrefettoに異議を出す',
    consequence: '額が約2倍になり、取り立てられます。',
  },
  'it.fine.right-discount': {
    says: '5日以内なら30%引きの権利があります。免許や車を失う罰金は別です。',
  },
  'it.fine.right-prefetto': {
    says: '60日以内に、Prefettoに無料で異議を出せます。断られると、額は少なくとも最低額の2倍です。',
  },
  'it.fine.right-judge': {
    says: '弁護士なしに、自分だけで治安判事（giudice di pace）に異議を出せます。少しの手数料があります。',
  },
  'it.fine.right-parts': {
    says: '収入が少なければ、€200を超える罰金は分割で払えます。30日以内に頼んでください。',
  },
  'it.fine.right-file': {
    says: '写真と速度カメラの書類を見ることができます。',
  },
  'it.fine.option-pay': {
    title: '期限内に払う',
    says: 'PagoPA、銀行、郵便局で払います。最初の5日は30％引き、60日目までは全額です。',
    cost: '最低額。最初の5日はたいてい30％引き。',
    time: '数分。',
    risk: '異議を手放します。',
    bestFor: '罰金が正しいとき。',
  },
  'it.fine.option-judge': {
    title: '治安判事（giudice di pace）に行く',
    says: '30日以内に、理由と証拠を出します。',
    cost: '約€43からの手数料。',
    time: '30日。次に数か月。',
    risk: '罰金と手数料を払うことがあります。',
    bestFor: '証拠か、法律上のまちがいがあるとき。',
  },
  'it.fine.option-prefetto': {
    title: 'Prefettoに異議を出す',
    says: '60日以内に、書留かPECで送ります。',
    cost: '郵便代だけ。',
    time: '60日。答えは約7か月以内。',
    risk: '断られると、少なくとも2倍かかります。',
    bestFor: '書類に明らかなまちがいがあるとき。',
  },
  'it.fine.insight-approved': {
    says: '速度カメラは認可され（omologato）、毎年検査されなければなりません。裁判所は、それがない罰金を取り消しています。',
    actionable: '機器の書類を求めてください。',
  },
  'it.fine.warning-less': {
    says: '正確な額を払ってください。1セント少なくても、残りが高い率になることがあります。',
  },
  'it.fine.element-facts': {
    name: '番号、場所、時刻、規則',
    says: '罰金には、車の番号、場所、時刻、事実、規則を書く必要があります。',
    ifMissing: '何が欠けているかを異議に書いてください。',
  },
}
