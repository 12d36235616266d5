/** Questions about rights not read and unlawful searches: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVIDENCE_KEPT_OUT_FR: Words = {
  'us.fact.no-miranda': {
    says: "L'absence d'avertissement Miranda ne met pas fin à l'affaire. Elle écarte seulement ce qui fut dit en garde à vue en réponse à la police ; les autres preuves restent. L'avocat le demande avant le procès (motion to suppress), avant le jour fixé par le juge. D'ici là, ne rien dire de l'affaire, même au téléphone de la prison. Sans argent pour un avocat, demander au juge un défenseur public (public defender).",
  },
  'us.fact.search-thrown-out': {
    says: "Une fouille illégale ne met pas fin seule à l'affaire. Mais un juge peut écarter ce qu'elle a trouvé, et l'affaire tombe alors souvent. Beaucoup de fouilles de voiture n'exigent pas de mandat : les faits comptent. L'avocat le demande avant le procès (motion to suppress). Notez maintenant qui a dit quoi, et si quelqu'un a accepté. Ne dites rien à la police, et demandez un public defender si vous ne pouvez pas payer.",
  },
}
