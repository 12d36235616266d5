/** Questions about court papers left at home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVED_PAPERS_JA: Words = {
  'us.fact.sued-payment-plan': {
    says: 'それでも期限内に答弁書を出してください。電話での約束では裁判は止まりません。答えなければ相手が勝ち、たいてい給料や口座を取れます。期限は多くの州で20から30日、ジョージア州は30日です。同居の大人に家で渡された書類もたいてい有効です。知らないことは否認し、証拠を求めてください。合意は書面で、訴えの取下げ付きに限ります。法律扶助は無料です。',
  },
  'us.ask-debt.sued': {
    says: '召喚状（summons）の日までに答弁書を出してください。多くの州で、受け取ってから20日から30日です。出さないと相手が勝ちます。法律扶助（legal aid）か自助センターが手伝えます。',
  },
}
