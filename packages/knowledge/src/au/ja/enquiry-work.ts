/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'au.ask.pay-cut': {
    says: '同意しないと書面で伝えてください。雇い主は、約束した給料や決まった時間を、たいてい同意なしに減らせません。業種の労働条件（award）より下には、決してできません。Fair Work Ombudsman（13 13 94）に電話してください。',
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
  'au.ask.underpaid': {
    says: '未払いの賃金は、6年前まで請求できます。働いた時間を書きとめ、会社に手紙を書き、無料のFair Work Ombudsmanに相談してください。わざと少なく払うのは犯罪です。',
  },
  'au.ask.casual': {
    says: '6か月後、小さな会社では12か月後に、常用になると書面で伝えられます。会社は21日以内に答え、断るには公正な理由が必要です。',
  },
  'au.ask.redundancy-pay': {
    says: '整理解雇の手当は、1年で4週分、9年で16週分までです。15人未満の会社は、たいてい手当を払う義務がありませんが、予告と休暇の分は払います。',
  },
  'au.ask.leave-paid-out': {
    says: '使っていない休暇は、退職のときに支払われます。休みを取らせられるのは、award（労働条件）が認め、休業など公正なときだけです。',
  },
  'au.ask.warning-letter': {
    says: '同意する必要はありません。受け取りとしてだけ署名し、自分の言い分を書面で出せます。後で解雇されたとき、公正な理由と答える機会があったかが問われます。',
  },
  'au.ask.training-bond': {
    says: 'たいてい、いりません。差し引きには、書面の同意があり、あなたの利益になるか、awardの定めが必要です。不公正な返金の条項は無効です。Fair Work Ombudsmanに相談してください。',
  },
  'au.ask.public-holiday': {
    says: '祝日は休めて、働くはずだった日なら基本の賃金が出ます。公正なら働くよう頼めますが、正当な理由で断れます。awardでは、たいてい割増になります。',
  },
}
