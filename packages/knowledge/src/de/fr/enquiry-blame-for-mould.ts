/** Questions about a landlord who blames the tenant for mould: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLAME_FOR_MOULD_FR: Words = {
  'de.ask-home.blame-for-mould': {
    says: 'Non, pas sur cette seule parole. Le bailleur doit d’abord montrer que le bâtiment n’est pas en cause, comme un mur froid ou une fuite. Alors seulement, à vous de montrer un chauffage et une aération normaux. Contestez par écrit avec photos et fixez un délai de réparation. D’ici là, le loyer est réduit de plein droit. Payez sous réserve par sûreté, ou réduisez seulement avec un Mieterverein.',
  },
}
