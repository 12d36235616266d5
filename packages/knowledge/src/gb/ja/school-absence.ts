/** A penalty notice for missed school in England: the sums, the days and the reasons. The words in Japanese. */
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
}
