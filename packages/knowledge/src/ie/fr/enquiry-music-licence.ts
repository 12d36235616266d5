/** Questions about a music licence: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_FR: Words = {
  'ie.ask.music-licence': {
    says: "Il vous la faut si vous passez de la musique, même à la radio, là où clients ou personnel l'entendent. Sinon, dites-le par écrit. Demandez le calcul de la somme, par surface et dates. Si le tarif vous semble trop haut, le Controller peut l'examiner.",
  },
}
