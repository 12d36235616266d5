/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'it.ask.dismissed': {
    says: 'Contestez par écrit, en recommandé ou PEC, dans les 60 jours. Un licenciement injuste donne de l’argent, parfois le poste. Demandez la NASpI dans les 68 jours. Un syndicat peut aider.',
  },
  'it.ask.charge': {
    says: 'Vous avez cinq jours pour répondre par écrit ou être entendu avec un syndicaliste. Répondez à chaque fait avec preuves, sans aveu signé. Ensuite seulement ils peuvent sanctionner. Contre cela, 20 jours auprès de l’inspection.',
  },
  'it.ask.warning-letter': {
    says: 'Répondez par écrit dans les cinq jours, ou demandez à être entendu avec un syndicat. Aucune sanction ne peut venir avant. Contre une sanction, vous avez 20 jours pour une commission au bureau du travail.',
  },
}
