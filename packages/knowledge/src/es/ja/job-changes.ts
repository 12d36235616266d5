/** The Japanese words of Spain: changes at work. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_CHANGES_JA: Words = {
  'es.job.grounds': {
    says: '懲戒解雇には、法律にある種類の、あなたの責任による重大な違反が必要です。会社が証明しなければなりません。',
  },
  'es.job.right-temporary-pay': {
    says: 'ほとんどの一時的な契約の終わりには、1年につき12日分の賃金を受け取ります。1年を超えた後は、15日の予告が必要です。',
  },
  'es.job.right-temporary-cause': {
    says: '一時的な契約には、本当の理由と期間を書く必要があります。なければ、あなたは無期の従業員で、終わらせるのは解雇になります。',
  },
  'es.job.deadline-sanction': {
    says: '仕事の処分を争えるのは20営業日です。ここでは安全のため、手紙の日付から数えます。',
    action: '調停の書類（papeleta de conciliación）を出す',
    consequence: '処分が確定します。',
  },
  'es.job.right-change': {
    says: '時間や賃金の大きな変更には、15日の予告が必要です。20営業日以内に争ってください。不利になるなら、1年につき20日分の賃金を受けて辞められることがあります。',
  },
  'es.job.right-erte': {
    says: 'ERTEでは、仕事は続きます。働かない日や時間には、失業給付を受けます。',
  },
  'es.job.deadline-temporary': {
    says: '本当は無期の仕事だったと思うなら、最後の日から20営業日です。ここでは安全のため、手紙から数えます。',
    action: '調停の書類（papeleta de conciliación）を出す',
    consequence: 'もう仕事の終わりを争えません。',
  },
  'es.job.want-sanction': {
    says: '会社が仕事上の罰を与えています。仕事は続きます。',
  },
  'es.job.right-sanction-limits': {
    says: '給料からの罰金や、休暇を取り上げることはできません。重い違反では、事実と日を書かなければなりません。',
  },
  'es.job.right-sanction-late': {
    says: '知ってから、軽い違反は10日、重い違反は20日、とても重い違反は60日以内です。6か月を過ぎると遅すぎます。',
  },
  'es.job.want-transfer': {
    says: '雇い主があなたを別の勤務地に移そうとしています。',
  },
  'es.job.right-transfer': {
    says: '住まいを変える転勤には、本当の理由と30日前の知らせが要ります。費用を受け取って応じるか、争うか、1年につき20日分の給料で辞められます。',
  },
  'es.job.deadline-transfer': {
    says: '転勤を争えるのは、知らせから20営業日以内です。念のため手紙の日付から数えます。',
    action: '社会裁判所（Juzgado de lo Social）で転勤を争う',
    consequence: '転勤が確定します。',
  },
}
