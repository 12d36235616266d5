/** Questions about private insolvency: how long it takes and what a person keeps: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_FR: Words = {
  'de.ask-debt.insolvency': {
    says: 'Elle vous libère de la plupart des dettes après trois ans. Un conseiller ou avocat doit d’abord tenter un accord. Vous gardez votre logement loué si vous payez le loyer. Une voiture reste seulement s’il vous la faut pour le travail ou la santé. La part protégée du salaire reste aussi. Amendes et dettes d’un délit voulu ne tombent pas.',
  },
}
