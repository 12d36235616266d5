/** The Japanese words of the rows in ../housing-smaller-states.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SMALLER_STATES_JA: Words = {
  'au.home.sa-grounds': {
    says: '2024年7月1日から、南オーストラリア州（South Australia）の家主は、契約を終わらせる、または更新しないのに理由が必要です。期間の終わりなら60日です。',
  },
  'au.home.act-grounds': {
    says: '首都特別地域（Australian Capital Territory）では、2023年4月1日から、家主が契約を終わらせるのに理由が必要です。',
  },
  'au.home.tas-notice': {
    says: 'タスマニア州（Tasmania）では、家主には、法律（Act）にある理由と、たいてい14日、28日、42日のどれかの予告が必要です。出るよう命じられるのは裁判所（court）だけです。',
  },
  'au.home.nt-notice': {
    says: 'ノーザンテリトリー（Northern Territory）では、出るよう命じられるのはNTCATだけです。家賃の未払いの通知は、先に正す時間を与えなければなりません。',
  },
  'au.home.act-tribunal': {
    says: '首都特別地域（ACT）では、出るよう命じられるのはACATだけです。家賃の未払いでは、先に正すよう求める通知（remedy notice）が来て、払うまで7日あります。',
  },
  'au.home.sa-breach': {
    says: '南オーストラリア州（South Australia）では、家賃の未払いの通知から、払うまで7日以上あります。出るよう命じられるのはSACATだけです。',
  },
}
