/** Traffic fines (amendes forfaitaires): pay, contest or name the driver: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_JA: Words = {
  'fr.fine.want-fine': {
    says: '国が、あなたの車で交通の決まりが破られたと言い、決まった罰金を求めています。',
  },
  'fr.fine.want-raised': {
    says: '払われていない罰金が上がりました（amende forfaitaire majorée）。今は国庫の役所が集めます。',
  },
  'fr.fine.who-antai': {
    says: '交通の罰金は、国の機関ANTAIか警察から来ます。払うのはamendes.gouv.frだけにしてください。',
  },
  'fr.fine.reality': {
    says: '払うか争うかのどちらかで、両方はできません。払うと、受け入れたことになります。',
  },
  'fr.fine.not-yet': {
    says: 'まだ何も差し押さえられません。先に、払うか争うための期間が過ぎなければなりません。',
  },
  'fr.fine.rights-summary': {
    says: '争い、本当に運転した人を示し、証拠を求められます。',
  },
  'fr.fine.know-photo': {
    says: 'antai.gouv.frで、レーダーの写真を無料で求められます。争う期間は止まりません。',
  },
  'fr.fine.deadline-forty-five': {
    says: '払うか争うために、知らせが送られた日から45日あります。',
    action: '罰金を払うか、争う',
    consequence: 'その後、罰金は上がります。',
  },
  'fr.fine.deadline-fifteen': {
    says: '低い金額を払うために15日あります。ネットで払うと、もっと長いことがあります。どれだけかは知らせに書いてあります。',
    action: '争わないなら、低い金額を払う',
    consequence: 'その後は、ふつうの金額です。',
  },
  'fr.fine.deadline-thirty': {
    says: '上がった罰金を争うために、その知らせが送られた日から30日あります。',
    action: '上がった罰金を争う',
    consequence: 'その後、国庫の役所は、銀行のお金や給料を差し押さえられます。',
  },
  'fr.fine.step-check': {
    says: '車の番号、場所、日、時間を確かめてください。antai.gouv.frは自分で打ち、メッセージのリンクは決して使わないでください。',
  },
  'fr.fine.step-decide': {
    says: '払うか、争うかを決めてください。争うなら、罰金を支払いとして払わないでください。',
  },
  'fr.fine.step-contest': {
    says: 'antai.gouv.frでネットから、または用紙をつけて書留で争ってください。証拠と知らせをつけます。',
  },
  'fr.fine.step-pay': {
    says: '早く払ってください。よく金額が低くなります。求めれば、国庫の役所が時間を与えることがあります。',
  },
  'fr.fine.right-contest': {
    says: '争う権利があります。検察の係は、取りやめるか、あなたを裁判官に送らなければなりません。',
  },
  'fr.fine.right-driver': {
    says: '運転した人の名前を言うか、車が盗まれた、売られた、番号をまねられたと示す権利があります。',
  },
  'fr.fine.right-late': {
    says: '引っこしの後など、最初の知らせが届いていなければ、そう言ってください。上がった罰金でも、まだ争えます。',
  },
  'fr.fine.option-contest': {
    says: '理由と証拠をつけて、期限内に用紙を送ります。',
    title: '争う',
    cost: '速度など一部では、先に預け金（consignation）。',
    time: '数週間か数か月。',
    risk: '裁判官が、もっと高い罰金にすることがあります。',
    bestFor: '運転していない、または事実がまちがっているとき。',
  },
  'fr.fine.option-pay': {
    says: '期限内にamendes.gouv.frで払い、領収書を残します。',
    title: '低い金額を払う',
    cost: '罰金。',
    time: '数分。',
    risk: '点数を失うことがあります。もう争えません。',
    bestFor: '正しいとき。',
  },
  'fr.fine.option-time': {
    says: '知らせに書かれた国庫の役所に書き、分割を申し出ます。',
    title: '国庫の役所に時間を求める',
    cost: '申し出た金額。',
    time: '手紙1通。',
    risk: '早く求めれば、ありません。',
    bestFor: 'すぐに払えないとき。',
  },
  'fr.fine.warn-scam': {
    says: '未払いの罰金についてのにせのSMSがたくさんあります。本物の知らせは郵便で、時にはメールで来て、SMSでは来ません。antai.gouv.frは自分で入力してください。',
  },
  'fr.fine.insight-raised': {
    says: '多くの交通の罰金では、30日以内に払うと、上がった金額が5分の1減ります。知らせに書いてあります。',
    actionable: '先に、争うかどうか決めてください。',
  },
  'fr.fine.tactic-registered': {
    says: '日付の証拠が残るように、争う書類を送ってください。1日遅れても、遅すぎます。',
    risk: 'ありません。',
    notWhen: '罰金を受け入れるとき。',
  },
}
