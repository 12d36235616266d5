/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'nz.ask.sick-leave': {
    says: '6か月働くと、年に10日の有給の病気休暇があり、20日まで貯められます。会社は診断書を求められますが、3日目より前なら会社が費用を払います。',
  },
  'nz.ask.restraint': {
    says: '公正で、顧客名簿などの本当の利益を守る範囲でだけ、あなたを縛ります。Authorityは、狭めたり認めなかったりできます。新しい仕事の前に、相談してください。',
  },
  'nz.ask.no-agreement': {
    says: 'すべての従業員に、書面の契約と、相談する時間が必要です。なくても最低限の権利はすべてあり、会社は罰を受けることがあります。書面で求めてください。',
  },
  'nz.ask.made-to-take-leave': {
    says: '会社は、まずあなたと話し合わなければなりません。決まらなければ、14日前の通知で日を決めるか、年1回の休業で休ませられます。両方が同意すれば、年に1週分を買い取れます。',
  },
  'nz.ask.bullied': {
    says: '毎回のことと、だれが見たかを書き、書面で勤め先に伝えてください。90日以内に職場の申し立て（personal grievance）ができます。セクハラなら12か月以内です。',
  },
  'nz.ask.warning': {
    says: '警告（warning）には、公平な理由と手順が必要です。問題を伝え、話を聞き、先に決めていてはいけません。同意する必要はありません。書面で答えてください。不公平なら90日以内にpersonal grievanceを申し立てられます。無料の相談は0800 20 90 20です。',
  },
  'nz.ask.sexual-harassment': {
    says: 'これはセクハラで、法律で禁じられています。辞める必要はありません。メッセージを残し、毎回のことと見ていた人を書き留めてください。書面で苦情を出してください。会社は対応しなければならず、あなたを罰してはいけません。個人的苦情（personal grievance）の期間は12か月です。代わりにHuman Rights Commissionへも行けますが、両方はできません。相談：0800 20 90 20。触られたり脅されたりしたら、警察にも行けます。',
  },
}
