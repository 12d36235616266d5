/** The Japanese words of the rows in ../student-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_AID_JA: Words = {
  'us.public.right-aid': {
    says: '成績で学生の援助を失うなら、学校は、認めている場合の不服の方法を伝えなければなりません。病気や家族の死はよい理由です。',
  },
  'us.public.right-forgive': {
    says: '連邦の学生ローンは、10年の公共の仕事、続く障害、学校の閉鎖でなくなることがあります。数え直しを求められます。',
  },
  'us.public.right-private-loan': {
    says: '民間の学生ローンの貸し手は、給料を取る前に訴えなければなりません。古いローンは、州の法律で、裁判には遅すぎることがあります。',
  },
  'us.loan.right-plan': {
    says: '支払いが滞る前に、収入に合わせた計画か、一時停止を求めてください。滞納（default）になっても、合意した9回の支払いで抜け出せます。',
  },
  'us.loan.right-login': {
    says: '連邦の学生ローンの免除は、StudentAid.govで無料で申請できます。他人のログインを利益のために使うことは連邦犯罪です。だれにも教えないでください。',
  },
}
