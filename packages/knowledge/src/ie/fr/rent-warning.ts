/** A warning about rent: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_WARNING_FR: Words = {
  'ie.rent-warning.right': {
    says: "Payez tout l'arriéré en 28 jours et le propriétaire ne peut pas résilier pour cela. Le RTB doit recevoir le même avertissement. Un congé ensuite donne 28 jours, et vous pouvez le contester au RTB dans les 28 jours de sa réception.",
  },
}
