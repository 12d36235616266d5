/** Questions about wages that are cut, kept back or not paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_JA: Words = {
  'ie.ask.pay-cut': {
    says: '同意しないと書面で伝えてください。会社は、あなたの同意かはっきりした条項なしに、決めた賃金を下げられません。6か月以内に、WRCに無料で苦情を出せます。',
  },
  'ie.ask.pay-deducted': {
    says: '契約に定めがあり、額が公正で、1週間前に書面で知らされたときだけ許されます。書面で返すよう求めます。その後、6か月以内にWRCへ無料で訴えられます。',
  },
  'ie.ask.unpaid': {
    says: '日付を付けて書面で求めてください。次に、6か月以内にWRCに苦情を出します。無料です。',
  },
  'ie.ask.minimum': {
    says: '2026年の最低賃金は、20歳から1時間€14.15です。少なければ、WRCに苦情を出してください。',
  },
}
