/** The Japanese words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_JA: Words = {
  'it.ask.firm-gone': {
    says: '会社が払えないときは、INPSの保証基金（Fondo di garanzia）がTFRと最後の給料を3か月分まで、上限つきで払います。その前に、破産手続で債権が認められるか、差押えが失敗することが必要です。すぐ労働組合かパトロナート（patronato）に行き、NASpIを68日以内に申請してください。',
  },
}
