/** The Japanese words of the rows in ../unit-titles.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_TITLES_JA: Words = {
  'nz.unit.right-levy': {
    says: '負担金（levy）を決めた議事録と、明細を求めてください。利息は、最高で年10%です。',
  },
}
