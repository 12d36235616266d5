/** Papers of a divorce: the words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: '子どもがどこに住み、誰に会うかは、2人で決めます。決まらなければ、子どもに一番よいことを裁判所が決めます。',
}
const HOME: RowWords = {
  says: '家は相手だけの名義ですか。裁判所か離婚によって終わるまで、あなたはそこに住むことができます。',
  actionable: '助言を受けるまで、家を出たり、家のことに署名したりしないでください。',
}

export const DIVORCE_PAPERS_JA: Words = {
  'gb.divorce-papers.deadline': {
    says: '書類を受け取ってから14日以内に、受領の返事（acknowledgement of service）を送ります。',
    action: '返事（acknowledgement of service）を送る',
    consequence: '離婚はあなた抜きで進むことがあり、書類の手渡しの費用を払うこともあります。',
  },
  'gb.divorce-papers.no-blame': {
    says: '誰も責められません。一方が結婚は終わったと言えば十分で、望まないというだけでは止まりません。',
  },
  'gb.divorce-papers.time': {
    says: '少なくとも26週間かかります。仮の命令（conditional order）まで20週間、最終の命令までさらに6週間です。それまでは結婚しています。',
  },
  'gb.divorce-papers.right-dispute': {
    says: '争えるのは法律上の理由があるときだけです。裁判所に権限がない、結婚が有効でない、すでに終わっている、のいずれかです。',
  },
  'gb.divorce-papers.right-money': {
    says: '家、貯金、年金、借金は別の件です。離婚だけでは決まらないので、公平な分け前を裁判所に求めることができます。',
  },
  'gb.divorce-papers.right-before-final': {
    says: 'お金のことが決まっていないなら、最終の命令の前に、あなたの状況を見るよう裁判所に求めることができます。',
  },
  'gb.divorce-papers.children': {
    says: 'この書類は子どものことを何も決めません。2人で話し合うか、別に裁判所に求めます。',
  },
  'gb.divorce-papers.warning-new-marriage': {
    says: 'お金のことを裁判所に求める前に再婚しないでください。再婚すると、求める権利を失うことがあります。',
  },
  'gb.divorce-papers.home-rights': {
    says: '家は相手だけの名義ですか。あなたはそこに住むことができ、知らないうちに売られるのを止められます。',
    actionable:
      '土地登記所（Land Registry）に、住む権利（home rights）の記録を求めてください。無料です。',
  },
  'gb.divorce-papers.step-reply': {
    says: '受領の返事を期限までに、手紙のコードでオンライン、または用紙で送ります。お金のことに同意したことにはなりません。',
  },
  'gb.divorce-papers.step-check': {
    says: '名前、結婚の日、住所を確かめてください。違うところは返事に書きます。',
  },
  'gb.divorce-papers.step-list': {
    says: '2人の家、口座、年金、借金の一覧を作ってください。助言を受けるまで、お金のことに署名しないでください。',
  },
  'gb.divorce-papers.option-reply': {
    says: '返事を送り、20週間を使ってお金と子どものことを決めます。',
    title: '返事をして進めてもらう',
    cost: '返事は無料。',
    time: '数分。',
    risk: '命令が出るまで、お金のことは決まりません。',
    bestFor: '離婚に反対する法律上の理由がない方。',
  },
  'gb.divorce-papers.option-money': {
    says: '調停人か弁護士の助けで合意し、裁判所に命令（consent order）にしてもらいます。',
    title: 'お金のことを裁判所の命令で決める',
    cost: '裁判所の手数料と、調停人か弁護士の費用。',
    time: '数か月。',
    risk: '命令がないと、請求は何年も残ります。',
    bestFor: '家、年金、貯金、借金がある方。',
  },
  'gb.divorce-papers.option-dispute': {
    says: '返事でそう伝えます。返事の期限の日から21日以内に、答えの用紙（answer）を送ります。',
    title: '法律上の理由で争う',
    cost: '裁判所の手数料と、多くは弁護士。',
    time: '数か月。',
    risk: '法律上の理由がないと、費用を払うことがあります。',
    bestFor: '別の国が決めるべきである、または結婚が有効でない方。',
  },
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
