/** The Japanese words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_JA: Words = {
  'nz.discipline.want': {
    says: '勤め先が、仕事か行いについて警告しています。解雇ではありませんが、後で使われることがあります。',
  },
  'nz.discipline.reality': {
    says: '勤め先は先に調べ、心配な点を伝え、あなたの話を聞き、それを考えなければなりません。',
  },
  'nz.discipline.right-fair': {
    says: '警告や解雇の前に、事実を知らされ、本当に答える機会をもらう権利があります。',
  },
  'nz.discipline.right-helper': { says: '話し合いに、手伝う人、組合、弁護士を連れて行けます。' },
  'nz.discipline.right-grievance': {
    says: '不公平な警告は、職場の申し立て（personal grievance）の理由になります。90日以内に勤め先に言ってください。',
  },
  'nz.discipline.step': {
    says: '話し合いの前に、事実を書面で求め、助言を受ける時間を求めてください。書面で答え、写しを残してください。',
  },
}
