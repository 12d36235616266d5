/** Questions about a job that the employer ends: reasons, trial periods and notice: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'nz.ask.fired': {
    says: '正当な理由と公正な手続きが必要です。問題を伝え、あなたの話を聞き、決めつけないことです。そうでなければ、90日以内に会社へ書面で申立て(personal grievance)をしてください。理由は60日以内に書面で求めます。働く前に署名した90日の試用(90 day trial)があると違います。2026年2月からは、報酬が年20万ドル以上だと申し立てられないことがあります。調停は無料です(0800 20 90 20)。',
    dependsOn: '理由、手続き、あなたの契約',
  },
  'nz.ask.laid-off': {
    says: '決める前にあなたに相談し、契約どおりの予告をしなければなりません。整理解雇の手当（redundancy pay）は、契約にあるときだけ出ます。',
    dependsOn: 'あなたの契約と、相談があったか',
  },
  'nz.ask.notice': {
    says: 'どれだけ前かは、契約に書いてあります。何も書いていなければ、ほどよい期間でなければなりません。重い非行では、予告がないことがあります。',
    dependsOn: 'あなたの契約',
  },
  'nz.ask.trial': {
    says: '試用期間(trial)は、書面で、そこで最初に働く前に署名したときだけ有効です。その場合も契約にある予告は必要です。その場合、解雇そのものは争えませんが、いじめ、差別、賃金は請求できます。後で署名した、署名していない、前にもそこで働いていたなら無効で、正当な理由と公正な手続きが必要です。そのときは90日以内に書面で申立て(personal grievance)をしてください。無料相談は0800 20 90 20。',
    dependsOn: 'いつ署名したか、何と書いてあるか',
  },
  'nz.ask.dismissed-pregnant': {
    says: '妊娠や、休暇を望むことを理由に解雇するのは違法です。90日以内に、書面で職場の申し立て（personal grievance）をしてください。調停（mediation）は無料です。0800 20 90 20。',
  },
  'nz.ask.settlement-agreement': {
    says: 'その場で署名しないでください。先に助言を受けてください。調停人（mediator）も署名したら、変えることも、もとに戻すこともできません。法律の最低限の権利は、放棄できません。',
  },
  'nz.ask.no-process': {
    says: '解雇には、正当な理由と公正な手続きが必要です。問題を伝え、答える時間を与え、公平に聞くことです。90日以内に、書面で苦情（personal grievance）を出してください。調停は無料です。2026年2月21日から、年収20万ドル以上の人はたいていこれを使えません。',
  },
}
