/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'nz.ask.pay-cut': {
    says: '同意しないと書面で言ってください。給料と決めた時間は、公平な話し合いの後、あなたの同意があるときだけ変えられます。90日以内に、職場の申し立て（personal grievance）ができます。',
  },
  'nz.ask.dismissed-pregnant': {
    says: '妊娠や、休暇を望むことを理由に解雇するのは違法です。90日以内に、書面で職場の申し立て（personal grievance）をしてください。調停（mediation）は無料です。0800 20 90 20。',
  },
  'nz.ask.settlement-agreement': {
    says: 'その場で署名しないでください。先に助言を受けてください。調停人（mediator）も署名したら、変えることも、もとに戻すこともできません。法律の最低限の権利は、放棄できません。',
  },
  'nz.ask.sick-leave': {
    says: '6か月働くと、年に10日の有給の病気休暇があり、20日まで貯められます。会社は診断書を求められますが、3日目より前なら会社が費用を払います。',
  },
  'nz.ask.restraint': {
    says: '公正で、顧客名簿などの本当の利益を守る範囲でだけ、あなたを縛ります。Authorityは、狭めたり認めなかったりできます。新しい仕事の前に、相談してください。',
  },
  'nz.ask.no-process': {
    says: '解雇には、正当な理由と公正な手続きが必要です。問題を伝え、答える時間を与え、公平に聞くことです。90日以内に、書面で苦情（personal grievance）を出してください。調停は無料です。',
  },
  'nz.ask.change-hours': {
    says: '労働時間は契約で決まっていて、両方が同意しなければ変えられません。同意しないと書面で伝えてください。会社は、まず誠実に話し合わなければなりません。',
  },
  'nz.ask.no-agreement': {
    says: 'すべての従業員に、書面の契約と、相談する時間が必要です。なくても最低限の権利はすべてあり、会社は罰を受けることがあります。書面で求めてください。',
  },
  'nz.ask.made-to-take-leave': {
    says: '会社は、まずあなたと話し合わなければなりません。決まらなければ、14日前の通知で日を決めるか、年1回の休業で休ませられます。両方が同意すれば、年に1週分を買い取れます。',
  },
}
