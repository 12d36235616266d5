/** The Japanese words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_JA: Words = {
  'it.ask.firm-gone': {
    says: 'お金はたいてい失われません。会社が払えないときは、INPSの保証基金（Fondo di garanzia）がTFRと最後の給料を3か月分まで、上限つきで払います。まず倒産手続で債権が認められる必要があります。手続がなければ、裁判所の命令と空振りに終わった差押えが必要です。給料分の申請はその後1年以内なので、今すぐ始めてください。労働組合か patronato が助けます。NASpIは68日以内に。',
  },
}
