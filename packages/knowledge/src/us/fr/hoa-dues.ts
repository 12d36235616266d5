/** The French words of the rows in ../hoa-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_DUES_FR: Words = {
  'us.hoa.right-papers': {
    says: 'Demandez la déclaration (declaration), le règlement (bylaws) et le compte complet de vos charges. L’association peut demander seulement ce qu’eux et la loi de l’État permettent.',
  },
  'us.hoa.right-collector': {
    says: 'Un avocat ou une entreprise qui réclame des charges pour l’association doit aussi suivre les règles fédérales de recouvrement.',
  },
  'us.state.tx.hoa-plan': {
    says: 'Au Texas, une association doit le plus souvent offrir un plan de paiement, et vous écrire avant de demander des frais d’avocat.',
  },
  'us.state.co.hoa-home': {
    says: 'Au Colorado, une association ne peut pas faire saisir une maison (foreclose) pour des amendes seules. Avant d’agir pour de l’argent, elle doit offrir un plan sur 18 mois.',
  },
}
