/** The Italian words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_IT: Words = {
  'es.damage.right-proof': {
    says: 'Chi chiede i danni deve provare il danno, la causa e la somma. Lei paga solo ciò che il Suo atto ha causato.',
  },
  'es.damage.right-leak': {
    says: 'Chi abita la casa paga la perdita che viene da lì, il condominio i tubi comuni. Avvisi subito la Sua assicurazione.',
  },
  'es.damage.right-time': {
    says: 'Senza un contratto tra voi, la richiesta di danni si prescrive in un anno (tre in Catalogna). Una richiesta scritta fa ripartire il tempo.',
  },
}
