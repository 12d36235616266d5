/** Questions of buyers whose seller is bankrupt or closed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_GONE_JA: Words = {
  'gb.ask-consumer.seller-bust': {
    says: '何で払ったかを確かめてください。100ポンドを超え3万ポンドまでの物で、一部でもクレジットカード（credit card）なら、欠陥についてもカード会社が売り手と同じ責任を負います（section 75）。デビットカードやそれより安い物なら、すぐ銀行に chargeback を頼んでください。メーカーの保証はメーカー自身を縛り、修理が悪ければ直す義務は修理した会社にあります。ほかは、管財人（administrators）に金額を書面で届けてください。戻るのは少ないことが多いです。',
  },
}
