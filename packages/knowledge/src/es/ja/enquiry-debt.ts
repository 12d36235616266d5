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
    says: '無料の法律扶助と、再出発の法律（segunda oportunidad）について聞いてください。裁判官は、誠実な人の借金のほとんどを消せます。先に家、電気、食べ物に払います。',
  },
  'es.ask.myth-children-debt': {
    says: '家族は、署名していなければ、あなたの借金を払いません。相続人は、断るか、あるものだけで受け入れられます（a beneficio de inventario）。',
  },
}
