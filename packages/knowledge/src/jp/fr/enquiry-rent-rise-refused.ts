/** Questions of tenants who say no to a higher rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_FR: Words = {
  'jp.ask.rent-rise-refuse': {
    says: 'Non. Refuser une hausse ne vous oblige pas à partir. Dans un bail ordinaire, il faut une juste cause (正当事由) pour finir ou ne pas renouveler, et un refus n’en est pas une. Sans accord, il continue par la loi (法定更新). Payez l’ancien loyer ; s’il est refusé, consignez-le (供託). Ne signez rien. Le bailleur doit aller en conciliation puis au juge. Un bail à terme fixe (定期借家) finit à sa date.',
  },
}
