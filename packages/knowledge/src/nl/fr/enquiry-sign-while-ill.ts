/** Questions about an agreement to leave that is offered to someone who is ill: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIGN_WHILE_ILL_FR: Words = {
  'nl.ask.sign-while-ill': {
    says: "Ne signez pas pendant la maladie : l'UWV peut alors refuser l'indemnité (Ziektewet) et le chômage (WW). Tant que le contrat court, l'employeur doit payer au moins 70 % du salaire, la première année pas moins que le minimum, et faire venir le médecin du travail. Demandez-le par écrit avec un dernier jour. Si le contrat finit de lui-même, l'UWV peut payer ensuite. Déjà signé ? Vous avez 14 jours pour revenir en arrière. Le Juridisch Loket aide.",
  },
}
