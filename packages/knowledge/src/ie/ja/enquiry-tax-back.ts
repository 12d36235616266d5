/** Questions about tax paid too much: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BACK_JA: Words = {
  'ie.ask.tax-back': {
    says: 'RevenueのmyAccountに入り、過去4年の各年のStatement of Liabilityを求めてください。医療費の20%、介護施設費、家賃、定額経費など、申請していない分を加えます。領収書は6年保管します。2022年分は2026年12月31日で消えます。無料です。代理業者は同じ操作で手数料を取ります。',
  },
}
