/** Questions about what goes on a criminal record: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_JA: Words = {
  'ie.ask.fixed-charge-record': {
    says: 'いいえ。期限内に払った反則金（fixed charge）は有罪判決ではなく、前科になりません。点数は3年間免許に残り、保険会社が尋ねることがあります。払わないと裁判所で有罪になり、Gardaの調査（vetting）に出ることがありますが、古い軽い交通の有罪は多くの場合消えます。質問どおりに答えてください。',
  },
}
