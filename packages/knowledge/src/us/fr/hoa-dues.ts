/** The French words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_FR: Words = {
  'us.hoa.right-papers': {
    says: 'Demandez la déclaration (declaration), le règlement (bylaws) et le compte complet de vos charges. L’association peut demander seulement ce qu’eux et la loi de l’État permettent.',
  },
  'us.hoa.right-collector': {
    says: 'Un avocat ou une entreprise qui réclame des charges pour l’association doit aussi suivre les règles fédérales de recouvrement.',
  },
  'us.state.ca.hoa-lien': {
    says: 'En Californie, une lettre détaillée doit arriver 30 jours avant un droit sur la maison (lien). Pour moins de 1 800 $ et moins de 12 mois, ils ne peuvent pas saisir la maison (foreclose).',
  },
  'us.state.tx.hoa-plan': {
    says: 'Au Texas, une association doit le plus souvent offrir un plan de paiement, et vous écrire avant de demander des frais d’avocat.',
  },
  'us.state.fl.hoa-lien': {
    says: 'En Floride, une association doit vous prévenir par écrit 45 jours avant un droit sur la maison (lien), et encore 45 jours avant une saisie (foreclosure).',
  },
  'us.hoa.az-lien': {
    says: 'En Arizona, une association ne peut faire vendre le logement que pour des charges en retard depuis longtemps ou d’une somme fixée, pas pour des amendes. Demandez un plan de paiement.',
  },
}
