/** Questions about a landlord who blames the tenant for mould: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_JA: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'いいえ、そう言われただけでは払いません。まず家主が、冷たい壁や水漏れなど建物が原因でないことを示します。その後で、あなたが普通に暖房と換気をしたことを示せば足ります。写真を付けて書面で否定し、修理の期限を決めてください。それまで家賃は法律上下がっています。念のため留保付きで払うか、借家人協会に相談してから減らします。',
  },
}
