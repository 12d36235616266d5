/** Questions about a job that the employer ends: reasons, notice and redundancy pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'au.ask.fired': {
    says: '6か月、小さい会社では12か月働いたなら、不公正な解雇（unfair dismissal）を申し立てられます。21日しかありません。Fair Work Commission（1300 799 675）に電話してください。',
    dependsOn: 'そこで働いた長さと、理由',
  },
  'au.ask.laid-off': {
    says: '予告を受ける権利があります。15人以上の会社で1年の後は、4週から16週分の人員整理手当（redundancy pay）もあります。仕事がまだあるなら、21日以内に申し立ててください。',
    dependsOn: '働いた年数と会社の大きさ',
  },
  'au.ask.notice': {
    says: '最短は、1年目は1週間、3年までは2、5年までは3、その後は4週間です。45歳を超えて2年働いた人は、1週間を加えます。',
    dependsOn: '働いた年数と業種の労働条件（award）',
  },
  'au.ask.dismissed-pregnant': {
    says: '妊娠を理由に解雇することは、法律に反します。これには6か月の勤務はいりません。21日以内にFair Work Commission（1300 799 675）に申し立ててください。',
  },
  'au.ask.settlement-agreement': {
    says: 'その場で署名しないでください。たいてい自分の請求をあきらめることになるので、先に相談します。Fair Work Commissionの21日に注意してください。法律の最低限は、署名しても手放せません。',
  },
  'au.ask.sacked-early': {
    says: '不当解雇を訴えるには、6か月、15人未満の職場なら12か月の勤務が必要です。病気や苦情を理由にした解雇なら、期間はいりません。21日以内に申し立てます。',
  },
  'au.ask.redundancy-pay': {
    says: '整理解雇の手当は、1年で4週分、9年で16週分までです。15人未満の会社は、たいてい手当を払う義務がありませんが、予告と休暇の分は払います。',
  },
  'au.ask.sexual-harassment': {
    says: 'これはセクハラで、法律で禁じられています。辞める必要はありません。メッセージを残し、毎回のことと見ていた人を書き留めてください。書面で苦情を出してください。会社は対応しなければならず、あなたを罰してはいけません。それでも変わらなければ、2年以内にFair Work Commissionへ書式F75を出してください。臨時雇いでもできます。苦情のために解雇やシフト減があれば、期限は21日です。1800RESPECT（1800 737 732）か警察に電話してください。',
  },
}
