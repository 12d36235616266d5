/** The Japanese words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_JA: Words = {
  'ca.fine.want': { says: 'どの決まりか、場所、日付、動ける最後の日を探してください。' },
  'ca.fine.reality': {
    says: '払うか、減額や時間を頼むか、していないと言えます。最後の日を探してください。',
  },
  'ca.fine.rights': { says: '違反切符を争い、あなたに不利な証拠を見られます。' },
  'ca.fine.who': { says: 'これは公の機関からです。会社は罰金を科せません。' },
  'ca.fine.right-dispute': { says: '決まる前に、違反切符を争う権利があります。' },
  'ca.fine.right-proof': { says: 'メモ、写真、カメラの記録を求める権利があります。' },
  'ca.fine.step-check': { says: 'ナンバー、場所、日付、動ける最後の日を確かめてください。' },
  'ca.fine.step-choose': {
    says: '道を1つ選んでください。払う、面談か見直しを頼む、争う、のどれかです。払うと、認めたことになります。',
  },
  'ca.fine.step-time': { says: '払う時間が必要なら、最後の日の前に頼んでください。' },
  'ca.fine.on': {
    says: 'オンタリオ州では、切符を受け取った日から15日あります。その日付から数えます。',
    action: '払う、面談を頼む、または裁判を頼む',
    consequence: '審理なしで有罪になり、費用が加わることがあります。',
  },
  'ca.fine.bc': {
    says: 'ブリティッシュ・コロンビア州では、切符を受け取った日から30日あります。その日付から数えます。',
    action: '違反切符（violation ticket）を払うか争う',
    consequence: '罪を認めたとみなされます。',
  },
  'ca.fine.qc': {
    says: 'ケベック州では、違反の書面（statement of offence）が正式に届いてから30日あります。その日付から数えます。',
    action: '有罪か無罪かを答える',
    consequence: 'あなたがいなくても決められることがあります。',
  },
  'ca.fine.opt-dispute': {
    says: '切符の用紙か、裁判所のサイトを使います。',
    title: '争う',
    cost: 'ほとんどの所で無料。',
    time: '最後の日の前。',
    risk: '負けると、罰金を全部払うことがあります。',
    bestFor: 'していない、または切符にまちがいがあるとき。',
  },
  'ca.fine.opt-pay': {
    says: '費用が増えないよう、間に合うように払います。',
    title: '払う',
    cost: '罰金の額。',
    time: '最後の日の前。',
    risk: 'したと認めることになります。点数がつくことがあります。',
    bestFor: '合っているとき。',
  },
  'ca.fine.warn': { says: '罰金を払わないと、免許やナンバーの更新ができないことがあります。' },
  'ca.fine.ab-act': {
    says: 'アルバータ州では、切符の日付までに、無罪だと言うか、払う時間を頼めます。SafeRoadsに行く罰もあり、それは7日です。',
  },
  'ca.fine.mb-act': {
    says: 'マニトバ州では、切符の日付までに、争うか、認めて罰金を下げるよう頼めます。',
  },
  'ca.fine.on-admin': {
    says: 'オンタリオ州の多くの市は、行政の罰金を使います。まずscreening officer、次にhearing officerに見てもらうよう頼めます。',
  },
  'ca.fine.qc-plea': {
    says: 'ケベック州では、費用なしで無罪だと言うのに30日あります。何もしないと、裁判官はあなたがいなくても決められます。',
  },
  'ca.fine.on-points': {
    says: '有罪になると、違反点と保険料の値上がりがありえます。早期解決（early resolution）を選ぶと、検察官と話せ、軽くなることがあります。',
  },
}
