/** Disputes over what was bought: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'ch.buy.want': {
    says: '会社が、契約を守るか払うよう求めています。',
  },
  'ch.buy.real': {
    says: 'スイスには、ネットの購入を取り消す一般の権利はありません。店の規約を見てください。',
  },
  'ch.buy.not-yet': {
    says: '取立ての役所（Betreibungsamt）なしに、何も取ることはできません。',
  },
  'ch.buy.step-write': {
    says: '何がこわれていて、何を求めるかを、すぐに書いてください。',
  },
  'ch.buy.step-door': {
    says: '訪問や電話で買いましたか。14日以内に書面で取り消してください。',
  },
  'ch.buy.right-door': {
    says: 'CHF 100を超える訪問や電話の販売は、14日以内に取り消せます。',
  },
  'ch.buy.right-defect': {
    says: '新しい品物の欠陥には、ほとんどの場合、売り手が2年間責任を負います。規約を確かめ、欠陥はすぐに知らせてください。',
  },
  'ch.buy.option-write': {
    title: '書面で争う',
    says: '払う義務がない理由を書きます。',
    cost: '切手代。',
    time: '手紙1通。',
    risk: '取立ての手続き（Betreibung）が続くことがあります。',
    bestFor: '契約に縛られていないとき。',
  },
  'ch.buy.option-ombud': {
    title: 'オンブズマンに行く',
    says: '多くの業界に無料のオンブズマンがあります。',
    cost: 'ほとんど無料。',
    time: '数週間。',
    risk: '会社に強制はできません。',
    bestFor: '会社が助けてくれないとき。',
  },
  'ch.buy.right-phone-sale': {
    says: '電話や訪問で、100フランを超える物を売られましたか。それなら14日間は取り消せます。日数は、この権利を知らされてから数えます。',
  },
}
