/** The Japanese words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_JA: Words = {
  'us.student-loan.deadline-hearing': {
    says: '通知から30日以内に審理を求めてください。そうすれば、決まるまで給料を取れません。',
    action: '書面で審理を求めるか、計画に合意する',
    consequence:
      '給料を差し引くよう、雇い主が言われることがあります。その後でも審理を求められます。',
  },
  'us.student-loan.right-fifteen': {
    says: '連邦の学生ローンでは、手取りの給料の最大15%が差し引かれます。',
  },
  'us.student-loan.right-notice': {
    says: '30日前に通知が必要です。書類を見る、借金を争う、生活の苦しさを示す、計画に合意する、ができます。',
  },
  'us.student-loan.right-lost-job': {
    says: '自分の意思でなく仕事を失ったなら、また12か月働くまで、給料を取れません。',
  },
  'us.student-loan.option-rehabilitate': {
    says: '立て直し（rehabilitation）を求めます。収入に合わせて、10か月に9回払います。信用情報から滞納（default）も消えます。',
    title: 'ローンを滞納から戻す',
    cost: '収入による少額の9回払い',
    time: '10か月',
    risk: 'ローンは残ります。一度払わないと、最初からになります。',
    bestFor: '借りていて、少し払える場合。',
  },
  'us.student-loan.deadline-offset': {
    says: '通知から65日以内に聴聞（hearing）を求めてください。そうすれば、決まるまで給料は引かれません。',
    action: '給料が引かれる前に書面で聴聞を求める',
    consequence: '所属の機関が手取りの15％まで差し引くことがあります。',
  },
  'us.student-loan.right-offset': {
    says: '連邦の給料から引けるのは手取りの15％までです。その前に、書類を見ること、分割の合意、外部の担当者による聴聞ができます。書類は20日以内に求めてください。届いてから15日の期間があります。',
  },
}
