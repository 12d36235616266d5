/** The Japanese words of the rows in ../bank-price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_PRICE_RISE_JA: Words = {
  'fr.price.bank-right': {
    says: '銀行は、新しい手数料を2か月前に知らせなければなりません。それまでは、断って、口座を無料で閉じられます。それまでに何も言わないと、承知したことになります。',
  },
  'fr.price.bank-step': {
    says: '公のサイトtarifs-bancaires.gouv.frで、すべての銀行の手数料を無料で比べてください。その日の前に、書面で断ります。',
  },
  'fr.price.bank-option': {
    says: '新しい銀行が、口座引落しと支払いを移します（mobilité bancaire）。',
    title: '別の銀行に変える',
    cost: '無料。',
    time: '約1か月。',
    risk: '全部移るまで、古い口座に十分なお金を残してください。',
    bestFor: '別の銀行の方が安いとき。',
  },
}
