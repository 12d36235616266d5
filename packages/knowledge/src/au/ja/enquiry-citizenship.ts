/** Questions on when somebody can become a citizen: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_JA: Words = {
  'au.ask.citizen-years': {
    says: '多くは、有効なビザで4年オーストラリアに住み、最後の12か月は永住者であることが必要です。国外にいてよいのは4年で12か月、最後の1年は90日までです。多くの人は試験と素行も見られます。',
  },
}
