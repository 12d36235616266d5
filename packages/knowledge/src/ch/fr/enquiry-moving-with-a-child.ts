/** Questions about a parent who moves away with a child, and a child taken into care: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_FR: Words = {
  'ch.ask.moving-with-child': {
    says: 'Pas sans vous, si vous partagez l’autorité parentale et que le départ est à l’étranger ou change beaucoup vos relations. Il faut alors votre accord ou une décision de l’APEA ou du tribunal. Écrivez aussitôt votre refus et demandez d’urgence l’arrêt du départ jusqu’à la décision. Compte le bien de l’enfant auprès de chacun. Un petit déménagement sur place demande seulement une information à temps.',
  },
  'ch.ask.child-taken': {
    says: 'Voyez ce qu’est la lettre. Seulement prévu ? Demandez à être entendu et le dossier, et écrivez quelle aide plus douce vous acceptez, comme un suivi familial. Une décision ? Recours au tribunal indiqué en 30 jours, dix pour des mesures provisionnelles. Demandez que l’enfant reste entre-temps (effet suspensif). Prenez un avocat aujourd’hui : gratuit si peu de moyens. Gardez tout contact avec l’enfant.',
  },
}
