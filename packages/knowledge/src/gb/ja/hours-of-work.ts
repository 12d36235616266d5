/** Zero hours contracts, paid holiday and flexible working: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOURS_OF_WORK_JA: Words = {
  'gb.zero-hours.right-other-job': {
    says: '時間の決まらない契約（zero hours）でも、他で働くことは禁じられません。そのために罰したり解雇したりできません。',
  },
  'gb.zero-hours.right-holiday': {
    says: '年に5.6週間の有給休暇と休憩の権利があります。別の署名をしていなければ、平均して週48時間までです。',
  },
  'gb.zero-hours.answer': {
    says: '他で働けますし、有給休暇、休憩、最低賃金もあります。勤務の取り消しは今のところできます。休暇の給料を書面で求め、次に Acas に電話します。',
  },
  'gb.job.flexible': {
    says: '初日から、年に2回、柔軟な働き方を頼めます。雇い主は話し合い、2か月以内に答え、法律が認める理由を言う必要があります。',
  },
  'gb.job.flexible-step': {
    says: '新しい勤務時間が合わないなら、まだ署名しないでください。契約がずっと変わってしまいます。試す期間を求めるか、手紙の日までに不服を申し立ててください。',
  },
}
