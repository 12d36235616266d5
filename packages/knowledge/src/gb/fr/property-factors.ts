/** Factures du gestionnaire d'immeuble en Écosse : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_FACTORS_FR: Words = {
  'gb.factor.code': {
    says: "Un gestionnaire d'immeuble (property factor) doit être inscrit au registre public et suivre un code de conduite. Il doit expliquer chaque frais et répondre aux plaintes.",
  },
  'gb.factor.tribunal': {
    says: "Écrivez d'abord votre plainte au gestionnaire. S'il ne corrige rien, vous pouvez saisir le First-tier Tribunal for Scotland, Housing and Property Chamber.",
  },
  'gb.factor.share': {
    says: "Vérifiez votre part dans les titres de propriété (title deeds). S'ils ne disent rien, la loi sur les immeubles (tenements) fixe le partage.",
  },
}
