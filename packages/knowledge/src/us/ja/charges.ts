/** The Japanese words of the rows in ../charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGES_JA: Words = {
  'us.charge.ny-late-rent': {
    says: 'ニューヨーク州では、1か月の遅延料は多くて$50です。家賃の5%のほうが少なければ、その額までです。',
    name: '家賃の遅延料',
  },
  'us.charge.ny-returned-check': {
    says: 'ニューヨーク州では、銀行が返した小切手の手数料は多くて$20です。',
    name: '返された小切手の手数料',
  },
  'us.charge.ca-returned-check': {
    says: 'カリフォルニア州では、この手数料は、最初に返された小切手では多くて$25、その後は1枚につき多くて$35です。',
    name: '返された小切手の手数料',
  },
}
