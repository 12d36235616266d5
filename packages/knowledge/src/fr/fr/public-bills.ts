/** Bills of towns, hospitals and other public bodies (avis des sommes à payer): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BILLS_ROWS_WORDS: Words = {
  'fr.public.title-want': {
    says: 'Une commune, un hôpital ou un autre organisme public vous facture (avis des sommes à payer). Le Trésor public recouvre, et peut saisir sans juge.',
  },
  'fr.public.title-reality': {
    says: 'C’est plus fort qu’une lettre d’entreprise. Si vous contestez à temps devant le juge, le recouvrement est suspendu.',
  },
  'fr.public.title-deadline': {
    says: 'Vous avez deux mois pour contester devant le tribunal indiqué sur l’avis.',
    action: 'Contester l’avis devant le tribunal',
    consequence: 'Après, vous pouvez seulement demander un délai ou une remise.',
  },
  'fr.public.title-step': {
    says: 'Demandez à l’organisme de corriger les erreurs, et à la trésorerie un échéancier. Cela n’arrête pas les deux mois.',
  },
}
