/** Questions about a raised fine whose first notice never came: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_JA: Words = {
  'fr.ask-buy.raised-fine': {
    says: '増額された罰金は、発送から30日以内に、通知と理由を付けてantai.gouv.frか書留で争ってください。最初の通知が届かなかったことと理由（引っ越し、車の売却）を書きます。有効な申立てで増額の執行文は取り消され、元の罰金が見直されます。知らなかった場合は後でも可能です。争うものは払わないでください。',
  },
}
