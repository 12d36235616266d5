/** Questions about a lease with no paper: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPOKEN_LEASE_JA: Words = {
  'be.ask.spoken-lease': {
    says: '口頭の賃貸契約も有効です。借り主としての権利があります。主な住まいなら多くは九年の契約で、通常の予告が要ります。書面がなければ、家賃を物価に合わせて上げることは普通できません。振り込み、メッセージ、住民登録を証拠に残してください。どちらも書留で書面の契約を求められ、その後は治安判事に求められます。立ち退きを命じられるのはその判事だけです。',
  },
}
