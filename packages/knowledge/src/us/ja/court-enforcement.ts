/** The Japanese words of the rows in ../court-enforcement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ENFORCEMENT_JA: Words = {
  'us.taking.want': {
    says: '判決の額のために、給料の一部、銀行のお金、または財産を取ろうとしています。',
  },
  'us.taking.who': {
    says: '裁判所の命令を行うのは、sheriff、marshal、constable、または裁判所の書記官です。取立て会社にそんな力はありません。',
  },
  'us.taking.reality': {
    says: '法律は、給料の一部と多くの給付を守っています。多くの場合、数日のうちに自分で守りを求める必要があります。',
  },
  'us.taking.rights-summary': {
    says: '差し押さえ禁止（exemptions）と審理を求められます。上司は、1つの差押えを理由に解雇できません。',
  },
  'us.taking.right-cap': {
    says: '普通の借金で取れるのは、決まった控除の後の給料の最大25%です。給料が低いと、もっと少ないか、全く取れません。',
  },
  'us.taking.right-floor': {
    says: '連邦の最低賃金の30倍までの週給は守られます。週 $217.50 です。もっと守る州も多いです。',
  },
  'us.taking.right-benefits': {
    says: '銀行は、直接振り込まれたSocial Security、SSI、VAなど連邦の給付の2か月分を残さなければなりません。',
  },
  'us.taking.right-social-security': {
    says: 'Social SecurityとSSIは、民間の借金のために取られません。',
  },
  'us.taking.right-job': {
    says: '1つの借金で給料が差し押さえられたことを理由に、雇い主は解雇できません。',
  },
  'us.taking.not-yet': {
    says: '給料の全部を取ることはできません。民間の借金のためにSocial Securityを取ることもできません。',
  },
  'us.taking.step-claim': {
    says: '書類の中から、差し押さえ禁止の申立て用紙（claim of exemption）を探してください。期限は10日から20日のことが多いので、すぐに出してください。',
  },
  'us.taking.step-bank': {
    says: 'どのお金が給付かを銀行と裁判所に伝え、証拠を見せます。ほかのお金と混ぜないでください。',
  },
  'us.taking.step-aid': {
    says: '法律扶助（legal aid）に電話してください。給料、車、道具、家賃のお金など、州が何を守るか聞きます。',
  },
  'us.taking.option-exempt': {
    says: '差し押さえ禁止の申立てを出し、審理を求めます。給料明細、銀行の明細、給付の手紙を持っていきます。',
    title: '差し押さえ禁止を求める',
    cost: '無料か、少しの手数料',
    time: '出す期限は10日から20日のことが多い',
    risk: 'なし。裁判官が認めないことはあります。',
    bestFor: '給付や低い給料の場合、または家族を養っている場合。',
  },
  'us.taking.option-plan': {
    says: '差押えをやめる代わりに、債権者に分割を提案します。書面でもらってください。',
    title: '分割を提案する',
    cost: '合意した額',
    time: '数日から数週間',
    risk: '相手は合意しなくてもよいです。',
    bestFor: '判決が正しく、毎月少し払える場合。',
  },
  'us.taking.option-bankruptcy': {
    says: '破産の申立ては、出した日に、ほとんどの差押えを止めます。',
    title: '破産について聞く',
    cost: '裁判所の手数料と、多くは弁護士費用',
    time: 'すぐに止まる',
    risk: '最長10年、信用情報に残ります。',
    bestFor: '払えない借金が多い場合。',
  },
  'us.taking.student-loans': {
    says: '滞った連邦の学生ローンのための給料と税還付の差押えは、2026年1月に止められました。今の状況をStudentAid.govで確かめてください。',
    was: '2025年5月から、滞った連邦の学生ローンで給料が差し押さえられ、税の還付が取られました。',
    is: 'Department of Educationは2026年1月16日に両方を止めました。終わる日は決まっていません。まだ止まっているか確かめてください。',
  },
  'us.taking.federal-agency': {
    says: '連邦の機関は、裁判所なしで給料の最大15%を取れます。30日前に知らせ、求めれば審理をしなければなりません。',
    actionable: '通知の日までに、書面で審理を求めてください。',
  },
}
