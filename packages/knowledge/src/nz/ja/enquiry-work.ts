/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'nz.ask.pay-cut': {
    says: '同意しないと書面で言ってください。給料と決めた時間は、公平な話し合いの後、あなたの同意があるときだけ変えられます。90日以内に、職場の申し立て（personal grievance）ができます。',
  },
  'nz.ask.sick-leave': {
    says: '6か月働くと、年に10日の有給の病気休暇があり、20日まで貯められます。会社は診断書を求められますが、3日目より前なら会社が費用を払います。',
  },
  'nz.ask.restraint': {
    says: '公正で、顧客名簿などの本当の利益を守る範囲でだけ、あなたを縛ります。Authorityは、狭めたり認めなかったりできます。新しい仕事の前に、相談してください。',
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
  'nz.ask.unpaid': {
    says: '日付を書いて、書面で求めてください。それから0800 20 90 20に電話し、無料の調停（mediation）かLabour Inspectorateを求めてください。',
  },
  'nz.ask.bullied': {
    says: '毎回のことと、だれが見たかを書き、書面で勤め先に伝えてください。90日以内に職場の申し立て（personal grievance）ができます。セクハラなら12か月以内です。',
  },
  'nz.ask.contractor': {
    says: '2026年2月21日から、書面の契約が決まった基準を満たせば、請負人（contractor）とされます。満たさなければ、実際の働き方で決まります。雇われている人には、有給休暇と病気休暇があります。0800 20 90 20に無料で相談してください。',
    dependsOn: '書面の契約と実際の働き方',
  },
}
