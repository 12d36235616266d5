/** Papers of a divorce in Northern Ireland: the words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: '子どもがどこに住み、誰に会うかは、2人で決めます。決まらなければ、子どもに一番よいことを裁判所が決めます。',
}
const HOME: RowWords = {
  says: '家は相手だけの名義ですか。裁判所か離婚によって終わるまで、あなたはそこに住むことができます。',
  actionable: '助言を受けるまで、家を出たり、家のことに署名したりしないでください。',
}

export const DIVORCE_NORTHERN_IRELAND_JA: Words = {
  'gb.divorce-papers.ni-reasons': {
    says: '北アイルランドでは理由が必要です。多くは、同意のある2年の別居か、同意のない5年の別居です。',
  },
  'gb.divorce-papers.ni-right-consent': {
    says: '2年の別居による離婚には、あなたの同意が必要です。断ることができます。',
  },
  'gb.divorce-papers.ni-right-money': {
    says: '家、貯金、年金、借金は別の件です。公平な分け前を裁判所に求めることができます。',
  },
  'gb.divorce-papers.ni-step': {
    says: '受領の返事（acknowledgement of service）を、書類にある日数のうちに送り返します。同意に署名する前に弁護士に会ってください。',
  },
  'gb.divorce-papers.ni-children': CHILDREN,
  'gb.divorce-papers.ni-home': HOME,
  'gb.divorce-papers.ni-two-steps': {
    says: '2つの段階があります。まず仮の判決（decree nisi）、後に最終の判決（decree absolute）です。2つ目までは結婚しています。',
  },
  'gb.divorce-papers.ni-right-defend': {
    says: '書類の理由が本当でないなら、争うことができます。争わずに、お金と子どものことだけを話すこともできます。',
  },
  'gb.divorce-papers.ni-option-reply': {
    says: 'お金と子どものことに何を意味するか分かってから、受領の返事（acknowledgement of service）を送ります。',
    title: '返事をして進めてもらう',
    cost: '返事は無料。',
    time: '数分。',
    risk: '離婚への同意は、後で取り消すのが難しいです。',
    bestFor: '同意していて、弁護士が書類を見た方。',
  },
  'gb.divorce-papers.ni-option-solicitor': {
    says: '書類の理由が自分にとって何を意味するか、お金について何を求めるかを聞きます。',
    title: '返事の前に弁護士に会う',
    cost: '収入が低ければ法律扶助（legal aid）が使えることがあります。',
    time: '今週中。',
    risk: 'ありません。',
    bestFor: 'この書類を受けたすべての方。',
  },
}
