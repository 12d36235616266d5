/** Questions about fixed and agency jobs, a ban on rival work, and accidents at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_CONTRACTS_JA: Words = {
  'nl.ask.fixed-job': {
    says: '契約の数を数えてください。続けて3回を超えるか、合わせて3年を超えると、期限のない雇用になります。期限切れで終わることはなく、解雇には法律上の理由が必要です。6か月までの間は途切れと見なしません。労働協約（CAO）で異なることもあります。2か月以内に「無期雇用だ」と書いてください。',
    dependsOn: '回数、長さ、空白',
  },
  'nl.ask.no-compete': {
    says: '競業の禁止は書面が必要です。有期の仕事では、書面の強い理由がなければ無効です。裁判官は狭めたり取り消したりできます。まず雇い主に免除を頼んでください。',
    dependsOn: '署名した内容と新しい仕事',
  },
  'nl.ask.work-accident': {
    says: '雇い主は、安全のために必要なことをすべてした場合を除き、責任を負います。書面で報告し、医師にかかり、名前と写真を残してください。療養中も給料の70％以上が続きます。損害は5年間請求できます。',
  },
  'nl.ask.agency-job': {
    says: '契約に派遣条項（uitzendbeding）があれば、派遣先がやめると仕事が終わることがあります。なければ通常の解雇の決まりです。契約と段階を確かめてください。ふつう退職補償があります。1週間以内にWWを申請してください。',
    dependsOn: '契約と段階',
  },
}
