/** Questions about bullying at work: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_FR: Words = {
  'nl.ask.bullied': {
    says: 'Votre employeur doit rendre le travail sûr, aussi contre le harcèlement. Notez chaque jour les faits et les témoins. Signalez par écrit et demandez une personne de confiance (vertrouwenspersoon). Malade à cause de cela ? Déclarez-vous malade et dites-le au médecin. Ne démissionnez pas : vous pouvez perdre la WW. L’Arbeidsinspectie aide aussi.',
  },
}
