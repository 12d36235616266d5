/** Questions about an interview under caution: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_INTERVIEW_FR: Words = {
  'gb.ask-police.caution': {
    says: "Allez-y, mais avec un avocat : il est gratuit pour tous, même pour un entretien volontaire. Proposez à la police un jour qui convient. Ne dites rien de l'affaire avant. Si vous n'y allez pas, on peut vous arrêter. Vous n'êtes pas obligé de répondre, mais le silence peut compter plus tard.",
  },
  'gb.ask-police.caution-scotland': {
    says: "Prenez d'abord un avocat : vous y avez droit avant et pendant l'entretien, même si vous venez de vous-même. Vous ne devez dire que nom, adresse, date de naissance et nationalité, et le silence ne peut pas être retenu contre vous. Ne mentez pas.",
  },
}
