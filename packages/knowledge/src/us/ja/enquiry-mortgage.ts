/** Questions about a mortgage that is late, and about its escrow account: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_JA: Words = {
  'us.ask-debt.foreclosure': {
    says: '今、管理会社（servicer）と、HUDが認めた相談員に電話してください。ほとんどの場合、120日を超えて遅れるまで、差押え（foreclosure）を始められません。期限内の全部そろった助けの申請は、先に決めなければなりません。',
  },
  'us.ask-everyday.escrow': {
    says: 'まず、税金と保険の額を確かめてください。不足分は一度に払えます。額が大きければ、少なくとも12か月に分けて払えます。まちがいの通知（notice of error）は無料で送れます。',
  },
}
