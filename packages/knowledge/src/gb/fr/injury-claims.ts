/** Claims for an injury: time limits and small road claims. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_CLAIMS_FR: Words = {
  'gb.injury.right-three-years': {
    says: "Une demande pour blessure doit être au tribunal sous trois ans. Pour un enfant, ils partent de 18 ans. Vous n'avez pas à accepter une première offre.",
  },
  'gb.injury.scotland': {
    says: "Une demande pour blessure doit être au tribunal sous trois ans. Pour un enfant, ils partent de 16 ans. Vous n'avez pas à accepter une première offre.",
  },
  'gb.injury.right-small-road': {
    says: "Les petites blessures en voiture passent par le site gratuit Official Injury Claim, avec des sommes fixes pour le coup du lapin. L'assureur ne peut rien offrir pour lui avant un rapport médical.",
  },
  'gb.injury.answer': {
    says: 'Ne vous pressez pas : vous avez trois ans pour aller au tribunal. Prenez un rapport médical avant toute offre, car elle met fin à la demande. Voyez un avocat ; beaucoup ne coûtent rien si vous perdez.',
  },
}
