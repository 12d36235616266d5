/** Traffic fines: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_WORDS: Words = {
  'jp.public.fine-want': { says: '警察からの反則金です。払えば、手続きは終わります。' },
  'jp.public.fine-real': { says: '払うかどうかは選べます。払えば前科になりません。' },
  'jp.public.fine-not-yet': { says: '払う期間が終わるまで、刑事手続きは始まりません。' },
  'jp.public.fine-seven': {
    says: '告知の翌日から7日以内に仮納付できます。過ぎると通告書が来て、10日以内に払えます。',
    action: '認めるなら払う',
    consequence: '刑事手続きになることがあります。',
  },
  'jp.public.fine-step': {
    says: '日時、場所、違反を確かめます。争うなら払わず、先に弁護士に相談します。',
  },
  'jp.public.fine-right': { says: '払わずに、裁判で言い分を話せます。' },
  'jp.public.fine-pay': {
    title: '払う',
    says: '銀行か郵便局で払います。',
    cost: '反則金。',
    time: '7日。',
    risk: '認めたことになります。',
    bestFor: '違反は本当。',
  },
}
