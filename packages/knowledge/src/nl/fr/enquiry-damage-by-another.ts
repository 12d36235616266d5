/** Questions about damage by another driver whose insurer does not pay: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_BY_ANOTHER_FR: Words = {
  'nl.ask.other-insurer': {
    says: 'Vous pouvez réclamer directement à l’assureur de l’autre, par écrit, avec constat, photos, témoins et facture. Demandez une réponse motivée avant une date. Vous avez en général trois ans. Un cycliste ou piéton heurté par une auto a des droits bien plus forts. Votre assurance ou protection juridique aide. Après un refus, réclamez, puis le juge. Conducteur inconnu ? Le Waarborgfonds.',
  },
}
