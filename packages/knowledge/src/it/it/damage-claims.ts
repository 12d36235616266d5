/** The Italian words of the rows in ../damage-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DAMAGE_CLAIMS_IT: Words = {
  'it.damage.right-proof': {
    says: 'Chi chiede i danni deve provare il danno, la causa e la somma. Lei paga solo ciò che il Suo atto ha causato.',
  },
  'it.damage.right-leak': {
    says: 'Paga chi ha in custodia la cosa che perde, salvo il caso fortuito. Un tubo comune spetta al condominio. Avvisi subito la Sua assicurazione.',
  },
  'it.damage.right-time': {
    says: 'Senza un contratto tra voi, la richiesta di danni si prescrive in cinque anni, per la strada in due.',
  },
}
