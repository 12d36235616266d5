/** The Japanese words of the rows in ../owners-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OWNERS_COSTS_JA: Words = {
  'de.owners.reality': {
    says: 'まちがいだと思っても、持ち主の集会が決めたものは払う義務があります。その決定をなくせるのは裁判所だけです。',
  },
  'de.owners.right-contest': {
    says: '決定に反対するには、集会から1か月以内に裁判所に行き、2か月以内に理由を出さなければなりません。',
  },
  'de.owners.right-papers': {
    says: '請求書、決定の一覧、建物のお金の報告書を見られます。',
  },
  'de.owners.right-limit': {
    says: '前払いと最後の清算の金額は、年の終わりから数えて3年で古すぎるものになります。',
  },
  'de.owners.step': {
    says: 'その金額がどの決定から来たか、日も聞いてください。正しい分は払ってください。滞納で、最後に住まいを失うことがあります。',
  },
}
