/** Harassment, stalking and intimate pictures: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HARASSMENT_JA: Words = {
  'gb.harass.right-order': {
    says: '2日以上人に嫌がらせをするのは犯罪です。つきまといも同じです。裁判所は禁止し、お金を認められます。',
  },
  'gb.harass.scotland': {
    says: '禁止の命令（non-harassment order）を裁判所に求められます。破ると犯罪です。どの連絡も取っておき、警察に言います。',
  },
  'gb.harass.images': {
    says: '同意なく私的な画像を広めるのも、そう脅すのも犯罪です。連絡を保存し、警察に言います。',
  },
  'gb.harass.answer': {
    says: 'どの連絡も取っておき、来た時を書きます。嫌がらせとして警察に届けます。裁判所が禁止できます。危ないときは999に電話します。',
  },
}
