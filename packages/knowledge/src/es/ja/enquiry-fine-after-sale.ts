/** Questions about a fine for a car that was sold before: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_AFTER_SALE_JA: Words = {
  'es.ask.fine-after-sale': {
    says: '払わないでください。払うと事件は終わります。手紙の役所に20暦日以内に、日付のある売買契約書を添えて異議を出してください。買主のDNIと住所を示し、交通局への売却届(notificación de venta)の証拠も付けてください。運転者を示さないと別の罰金になります。届けていなければ、今日契約書で届け、DGTで車両報告を取ってください。次からの罰金は買主に行きます。',
  },
}
