/** Questions about days without pay as a punishment: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_AS_PUNISHMENT_FR: Words = {
  'fr.ask-work.suspension-days': {
    says: 'Une mise à pied disciplinaire exige d’abord un entretien, puis une lettre motivée. Elle doit figurer au règlement intérieur avec une durée maximale. L’employeur a deux mois dès qu’il connaît les faits. Une faute n’est punie qu’une fois, et l’amende est interdite. Contestez en recommandé. Les prud’hommes peuvent l’annuler et faire rendre la paie : vous avez deux ans.',
  },
}
