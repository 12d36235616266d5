/** Questions about a complaint against the gardaí: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_COMPLAINT_FR: Words = {
  'ie.ask.garda-complaint': {
    says: 'Plaignez-vous gratuitement à Fiosrú, le Police Ombudsman, dans l’année : sur fiosru.ie ou par courrier (150 Upper Abbey Street, Dublin 1). Il a remplacé la GSOC en avril 2025. Notez maintenant noms ou matricules, heure et lieu, voyez un médecin, et demandez vite par écrit les images. S’il y a une poursuite, voyez d’abord un avocat ; il examine aussi l’indemnité.',
  },
}
