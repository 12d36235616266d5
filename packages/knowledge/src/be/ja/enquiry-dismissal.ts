/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'be.ask.step-work': {
    says: '契約書と給与明細を残し、労働組合に相談してください。',
  },
  'be.ask.right-work': {
    says: '仕事の終わりから1年以内に、労働裁判所に行けます。',
  },
  'be.ask.dismissed': {
    says: '働いた年数で、予告を確かめてください。2か月以内に書留で理由を求めます。労働裁判所には1年以内に行けます。',
  },
  'be.ask.serious-cause': {
    says: 'すぐに書留で、争うと伝えてください。会社は事実を証明し、3営業日以内に動き、さらに3営業日以内に理由を伝える必要があります。労働組合に行ってください。労働裁判所には1年以内です。',
  },
  'be.ask.dismissed-message': {
    says: 'メッセージでも仕事はすぐ終わることがありますが、その場合、予告期間の給料を全部払わなければなりません。働きながらの予告は、書留か執行官で届く必要があります。メッセージを残し、理由を求め、組合に行ってください。',
  },
}
