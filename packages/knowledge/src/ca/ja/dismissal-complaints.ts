/** Complaints about a dismissal: to whom, and by when: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_COMPLAINTS_JA: Words = {
  'ca.work.opt-standards': {
    says: '州の労働の役所（employment standards office）は、未払いの給料と最低の予告のお金を払うよう、無料で命じられます。',
    title: '労働の役所に苦情を出す',
    cost: '無料。',
    time: '数か月。',
    risk: 'オンタリオ州では、同じ予告についての裁判ができなくなることがあります。',
    bestFor: '最低の額を払わなかったとき。',
  },
  'ca.work.warn-limits': {
    says: '短い期限があります。ケベック州は45日、国の法律の仕事は90日です。仕事が終わった日を書いておいてください。',
  },
  'ca.work.fed-unjust': {
    says: '国の法律の仕事で、12か月以上働き、労働組合がないなら、不当な解雇（unjust dismissal）の苦情を出すのに90日あります。',
    action: '不当な解雇（unjust dismissal）の苦情を、国のLabour Programに出す',
    consequence: '仕事やお金を取り戻すこの道を失います。',
  },
  'ca.work.qc-124': {
    says: 'ケベック州では、2年働いた後、正当な理由のない解雇の苦情を出すのに45日あります。手紙から数えます。',
    action: 'CNESSTに苦情を出す',
    consequence: 'この苦情の権利を失います。',
  },
  'ca.work.bc-complaint': {
    says: 'ブリティッシュ・コロンビア州では、給料や予告の苦情を出すのに、最後の日から6か月あります。',
    action: 'Employment Standards Branchに苦情を出す',
    consequence: '遅い苦情は、Branchが断ることがあります。',
  },
  'ca.work.ab-complaint': {
    says: 'アルバータ州では、給料や予告の苦情を出すのに、最後の日から6か月あります。',
    action: 'Employment Standardsに苦情を出す',
    consequence: '遅い苦情は、断られることがあります。',
  },
  'ca.work.on-claim': {
    says: 'オンタリオ州では未払い賃金や予告手当の請求は2年以内です。予告手当を労働省に申し立て、2週間以内に取り下げないと、裁判でそれ以上を求められません。先に相談してください。',
    action: '未払いの賃金や予告手当を請求する',
    consequence: '請求が間に合わなくなります。',
  },
  'ca.work.right-void-clause': {
    says: 'オンタリオ州では、雇用終了に関する違法な一行があるだけで、契約の予告期間の制限がすべて無効になることがあります。最低額よりずっと多く受け取れるかもしれません。弁護士に見せてください。',
  },
  'ca.work.right-two-years': {
    says: '予告手当を求めて雇用主を訴えられるのは、ふつう二年間です。告げられた日から数えてください。',
  },
}
