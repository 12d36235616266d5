/** Questions about a place in day care: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAY_CARE_FR: Words = {
  'de.ask-family.day-care': {
    says: 'Oui. Dès son premier anniversaire, tout enfant a droit à une place en crèche ou chez une assistante, quels que soient les revenus. Le droit vise la ville (Jugendamt), pas une crèche. Écrivez-y maintenant : dès quand et combien d’heures. Si rien ne convient, le tribunal administratif peut l’ordonner vite. Vous pouvez aussi réclamer le salaire perdu ou la garde privée.',
  },
}
