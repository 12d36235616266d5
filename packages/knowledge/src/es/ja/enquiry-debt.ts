/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'es.ask.prison-debt': {
    says: 'いいえ。普通の借金を払えないことで、刑務所に入ることはありません。財産を隠すことか、子どもの養育費を払わないことだけが、犯罪になりえます。',
  },
  'es.ask.old-debt': {
    says: 'ほとんどの借金は5年で古すぎるものになります。しかし、支払い、認めること、または届いた書面の請求で、5年は数え直しになります。',
    dependsOn: '最後の支払いと最後の請求',
  },
  'es.ask.many-debts': {
    says: '第二の機会の法律（segunda oportunidad）は本当にあります。誠実な人なら、財産の換価か3～5年の計画で、裁判官がほとんどの借金を免除できます。税の借金は限度まで、養育費は免除されません。業者に前払いする必要はなく、弁護士会に無料の弁護士を頼めます。新しい借金や財産隠しはせず、家、電気、食べ物を先に払ってください。',
  },
  'es.ask.myth-children-debt': {
    says: '家族は、署名していなければ、あなたの借金を払いません。相続人は、断るか、あるものだけで受け入れられます（a beneficio de inventario）。',
  },
}
