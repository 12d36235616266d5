/** A fee for leaving a phone or broadband contract, and the end of a complaint about it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_CONTRACT_FEE_JA: Words = {
  'gb.phone-fee.right': {
    says: '解約料は会社の実際の損失を超えられません。同意なしに不利に変えられたなら、無料でやめられます。苦情から6週間たつか、deadlock letterが来れば、Communications OmbudsmanかCISASが無料で使えます。',
  },
}
