/** Japanese: the words of the rows in ../tax-codes-and-errors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CODES_AND_ERRORS_JA: Words = {
  'gb.tax.right-careful': {
    says: '注意していたのに間違えたなら、罰金はありません。不注意だった場合も、見つかる前にHMRCに伝えれば罰金はずっと小さくなります。',
  },
  'gb.tax.right-code': {
    says: 'tax code に異議を出せます。なぜ違うかをHMRCに伝えましょう。まとまらなければ税の審判所に訴えられます。',
  },
}
