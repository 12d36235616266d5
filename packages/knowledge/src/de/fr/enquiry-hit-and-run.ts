/** Questions about being accused of leaving after an accident: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIT_AND_RUN_FR: Words = {
  'de.ask-crime.hit-and-run': {
    says: 'Ne dites rien encore sur les faits, pas même que vous conduisiez ou n’avez rien remarqué. Seuls nom et adresse sont dus ; vous n’avez pas à aller à la police. Laissez l’auto telle quelle. Un avocat demande d’abord le dossier : c’est puni seulement si vous avez remarqué le choc. Le permis est en jeu : allez-y cette semaine. Prévenez l’assureur en une semaine. Moins d’un jour, en se garant ? Signalez-le maintenant.',
  },
}
