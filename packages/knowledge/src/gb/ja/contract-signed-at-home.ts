/** A contract that was signed at home, by phone or online, and its deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_SIGNED_AT_HOME_JA: Words = {
  'gb.home-sale.wants': { says: '会社は、あなたがやめたい契約を続けるよう求めています。' },
  'gb.home-sale.right-cancel': {
    says: '家、電話、ネットで契約したなら、14日以内にやめられます。書面で知らせていなければ、さらに1年までのびます。注文で作る物は別です。',
  },
  'gb.home-sale.right-deposit': {
    says: '会社が取れるのは本当の損の分だけです。大きな前金を全部取る条項は、効かないことがあります。',
  },
  'gb.home-sale.step': {
    says: '今日書面でやめると伝え、証拠を残します。やめる権利を書いた紙と、本当の費用の一覧を求めます。',
  },
}
