/** A collector's letter for gas or electricity: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_JA: Words = {
  'gb.energy-debt.right-back-bill': {
    says: '最初の請求より12か月以上前に使ったエネルギーは、あなたが請求を妨げたのでない限り請求できません。供給会社は払える額を申し出なければなりません。8週間たつか最終的に断られたら、Energy Ombudsmanが無料です。',
  },
}
