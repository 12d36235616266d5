/** The Japanese words of Italy: remedies at work. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_REMEDIES_JA: Words = {
  'it.job.right-just-cause': {
    says: 'すぐの解雇（giusta causa）には、あと1日も働けないほど重大な落ち度が必要です。会社が証明しなければなりません。',
  },
  'it.job.right-no-charge': {
    says: '2015年3月7日以降に、15人を超える会社に雇われましたか。書面の指摘と答えるための5日がなければ、1年につき少なくとも1か月分の賃金です。',
  },
  'it.job.right-court-time': {
    says: '争う手紙の後、裁判所に行くか調停を求めるまで180日です。相手が断れば、残りは60日です。',
  },
  'it.job.right-old-hire': {
    says: '2015年3月7日より前に、15人を超える会社に雇われましたか。裁判官は、もっと多くの場合に仕事に戻すか、12から24か月分の賃金を認められます。',
  },
  'it.job.right-labour-office': {
    says: '2015年3月7日より前に、大きい会社に雇われましたか。経済的な理由なら、会社は先に労働局に呼ばなければなりません。',
  },
  'it.job.right-fixed-term': {
    says: '期間の決まった仕事は12か月まで、法律の理由があれば24か月までです。争うには、終わりから180日以内に書きます。',
  },
  'it.job.right-trial': {
    says: '試用期間が効力を持つのは、始める前に署名し、仕事の内容を書いたときだけです。6か月の後は、普通の決まりがあなたを守ります。',
  },
  'it.job.deadline-sanction': {
    says: '軽い処分には、20日以内に労働局の委員会を求められます。そのとき、処分は待たなければなりません。',
    action: '労働局に調停の委員会を求める',
    consequence: '処分がすぐに当てはまります。それでも裁判官に行けます。',
  },
  'it.job.want-sanction': {
    says: '会社が仕事上の罰を与えています。仕事は続きます。',
  },
  'it.job.right-sanction': {
    says: '口頭の注意を超える罰には、書面の指摘と5日の返答期間が必要です。罰金は4時間分まで、停職は10日までです。',
  },
  'it.job.right-sanction-fair': {
    says: '罰は落ち度に見合い、規則は皆が読める所に掲げなければなりません。2年を過ぎると数えません。',
  },
  'it.job.want-transfer': {
    says: '会社が、別の勤務地に移そうとしています。',
  },
  'it.job.right-transfer': {
    says: '会社に本当の必要があり、証明できるときだけ移せます。障害のある家族を世話する人は、同意が必要です。',
  },
  'it.job.deadline-transfer': {
    says: '転勤を争うには、受け取った日から60日以内に書面を送ります。念のため、書面の日付から数えます。',
    action: '転勤を書面で争う（impugnazione）',
    consequence: 'もう争えません。',
  },
}
