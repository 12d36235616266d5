/** Questions about a landlord who blames the tenant for mould: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_JA: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'いいえ、そう言われただけでは払いません。まず家主が、冷たい壁や水漏れなど建物が原因でないことを示します。その後で、あなたが普通に暖房と換気をしたことを示せば足ります。1日2〜3回で十分です。写真と温度・湿度の記録を付けて書面で否定し、原因の調査を求めてください。修理代は払わないでください。',
  },
}
