/** Questions about a child who was taken far away: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_FR: Words = {
  'nz.ask.child-abroad': {
    says: 'Agissez aujourd’hui. Un parent ne peut emmener un enfant à l’étranger ou loin sans l’accord de l’autre ou un juge. Déjà en Australie ou dans un pays de La Haye ? Appelez la Central Authority au Ministry of Justice ; elle demande le retour, gratuitement, dans l’année. Encore ici ? Demandez au Family Court une ordonnance urgente et une alerte à la frontière. Avocat, legal aid.',
  },
}
