/** Questions of tenants who say no to a higher rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_ES: Words = {
  'jp.ask.rent-rise-refuse': {
    says: 'No. No tiene que irse por rechazar una subida. En un contrato normal el casero necesita justa causa (正当事由) para acabarlo o no renovarlo, y su negativa no lo es. Sin acuerdo sigue por ley (法定更新). Pague la renta anterior; si no la aceptan, deposítela (供託). No firme nada. Debe ir a conciliación y luego al juez. Un contrato fijo (定期借家) sí acaba en su fecha.',
  },
}
