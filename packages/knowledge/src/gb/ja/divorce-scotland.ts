/** Papers of a divorce in Scotland: the words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: '子どもがどこに住み、誰に会うかは、2人で決めます。決まらなければ、子どもに一番よいことを裁判所が決めます。',
}
const HOME: RowWords = {
  says: '家は相手だけの名義ですか。裁判所か離婚によって終わるまで、あなたはそこに住むことができます。',
  actionable: '助言を受けるまで、家を出たり、家のことに署名したりしないでください。',
}

export const DIVORCE_SCOTLAND_JA: Words = {
  'gb.divorce-papers.scotland-deadline': {
    says: '争いたいときは、書類を受け取ってから21日以内に裁判所に伝えます。',
    action: '争うかどうかを裁判所に伝える',
    consequence: '離婚があなた抜きで認められることがあります。',
  },
  'gb.divorce-papers.scotland-reasons': {
    says: 'スコットランドでは理由が必要です。多くは、同意のある1年の別居か、同意のない2年の別居です。',
  },
  'gb.divorce-papers.scotland-right-consent': {
    says: '1年の別居による離婚には、あなたの書面の同意が必要です。断ることも、後で取り消すこともできます。',
  },
  'gb.divorce-papers.scotland-right-money': {
    says: '結婚の間に築いた家、貯金、年金の公平な分け前を求めることができます。借金も数えられます。',
  },
  'gb.divorce-papers.scotland-warning-money': {
    says: 'お金、家、年金は、離婚が認められる前に求めてください。その後は、ふつう間に合いません。',
  },
  'gb.divorce-papers.scotland-step': {
    says: '同意に署名する前に、21日以内に弁護士（solicitor）に会ってください。法律扶助（legal aid）が使えるか聞きます。',
  },
  'gb.divorce-papers.scotland-children': CHILDREN,
  'gb.divorce-papers.scotland-home': HOME,
  'gb.divorce-papers.scotland-option-consent': {
    says: 'お金と子どものことが決まったら、必要な同意に署名します。',
    title: '離婚を進めてもらう',
    cost: '無料。',
    time: '数週間。',
    risk: 'お金の請求は離婚とともに終わります。',
    bestFor: '同意していて、お金のことが残っていない方。',
  },
  'gb.divorce-papers.scotland-option-defend': {
    says: 'お金や子どものことを求めたいだけのときも、争う通知（notice of intention to defend）を送ります。',
    title: '争うことを裁判所に伝える',
    cost: '裁判所の手数料と弁護士、または法律扶助。',
    time: '数か月。',
    risk: '費用が増えることがあります。',
    bestFor: 'お金、家、子どものことが決まっていない方。',
  },
}
