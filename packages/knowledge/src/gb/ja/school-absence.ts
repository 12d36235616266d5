/** A penalty notice for missed school: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_JA: Words = {
  'gb.absence.sums': {
    says: '最初の反則金は、21日以内に払えば£80、28日目までは£160です。3年以内の2回目は、初めから£160です。',
  },
  'gb.absence.right-two': {
    says: '1人の子どもについて、親が受けるこの反則金は3年で2回までです。その後、役所（council）は裁判など別の方法を選びます。',
  },
  'gb.absence.right-ten': {
    says: '学校のある10週の間に、許可なく半日を10回休むと反則金が検討されます。それより少ないときは、なぜ送ったか聞いてください。',
  },
  'gb.absence.support-first': {
    says: 'お子さんは病気や障害がある、いじめられている、学校を怖がっている、ということはありませんか。その場合、反則金より先に助けがあるべきです。',
    actionable: '学校と役所にそのことを書面で伝え、助けについての話し合いを求めてください。',
  },
  'gb.absence.deadline': {
    says: '払うか、通知を取り消してもらうための期限は28日です。',
    action: '払うか、通知を取り消してもらう',
    consequence: 'その後、役所は裁判にかけるか、取り消すかしなければなりません。',
  },
  'gb.absence.deadline-lower': {
    says: '低い額は、21日以内に払う人のためのものです。',
    action: '払うと決めたら、低い額を払う',
    consequence: 'その日を過ぎると£160になります。',
  },
  'gb.absence.right-reasons': {
    says: '学校が許可した日、子どもが病気の日、宗教の祝日なら、違反ではありません。証拠を送ってください。',
  },
  'gb.absence.each-parent': {
    says: '反則金は、親ごと、子どもごとに来ることがあります。あなたの分を払っても、もう一人の親の分は払われません。',
  },
  'gb.absence.step-records': {
    says: '学校に出席の記録と、休む許可についての返事を求めてください。メッセージや医師のメモも集めます。',
  },
  'gb.absence.option-withdraw': {
    says: '今日、役所に手紙を書きます。何が違うかを述べ、証拠を送ります。',
    title: '役所に取り消しを求める',
    cost: '無料。',
    time: '今、手紙を1通。',
    risk: '支払いの期限は進みます。断られたら、期限までに払うか裁判になります。',
    bestFor: '人や日が違う、許可があった、子どもが病気だった方。',
  },
  'gb.absence.option-court': {
    says: '払わないと、役所はあなたを裁判にかけることがあります。そこで無罪を主張できます。',
    title: '裁判所に判断してもらう',
    cost: '負けると罰金と費用。',
    time: '数か月。',
    risk: '£1,000まで、知っていたなら£2,500までの罰金と、前科。',
    bestFor: '強い証拠と法律の助言がある方。',
  },
  'gb.absence.wales-sums': {
    says: 'ウェールズでは28日以内なら£60、42日目までは£120です。期限までに払えば、裁判なしで終わります。',
  },
  'gb.absence.wales-right-withdraw': {
    says: '不服申立てはできません。人違い、間違い、役所の規則違反があれば、取り消しを求めることができます。',
  },
  'gb.absence.wales-right-paid': {
    says: '期限までに払えば、この欠席で裁判にはならず、前科もつきません。',
  },
  'gb.absence.wales-deadline': {
    says: '払うか、通知を取り消してもらうための期限は42日です。',
    action: '払うか、通知を取り消してもらう',
    consequence: 'その後、役所は裁判にかけるか、取り消すかしなければなりません。',
  },
  'gb.absence.wales-deadline-lower': {
    says: '低い額は、28日以内に払う人のためのものです。',
    action: '払うと決めたら、低い額を払う',
    consequence: 'その日を過ぎると£120になります。',
  },
  'gb.absence.wales-step': {
    says: '名前、子ども、日を確かめてください。次に期日までに低い額を払うか、すぐに取り消しを求めます。',
  },
  'gb.absence.wales-warning': {
    says: '42日目までに払われないと、役所は裁判にかけるか取り消します。裁判所の書類が来たら法律の助言を受けてください。',
  },
  'gb.absence.scotland-none': {
    says: 'スコットランドには、学校の欠席の反則金はありません。払う前に、どの法律によるのか送り主に聞いてください。',
  },
  'gb.absence.scotland-right': {
    says: '役所はまず、あなたに欠席の説明を求めなければなりません。病気などのよい理由があれば十分です。',
  },
  'gb.absence.scotland-step': {
    says: '学校と役所に手紙を書き、1日ずつ説明してください。お子さんへの助けも求めます。',
  },
  'gb.absence.ni-none': {
    says: '北アイルランドには、学校の欠席の反則金はありません。親に罰金を科せるのは裁判所だけで、£1,000までです。',
  },
  'gb.absence.ni-right': {
    says: '教育当局（Education Authority）は、起訴の前に、助けになる裁判所の命令を考えなければなりません。',
  },
  'gb.absence.ni-step': {
    says: 'Education Welfare Officerと話し、どの手紙にも答えてください。証拠をそえて、1日ずつ説明します。',
  },
}
