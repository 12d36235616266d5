/** Papers of a divorce in England and Wales: the reply, what can and cannot be disputed, and the money, which is a case of its own. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

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
}
