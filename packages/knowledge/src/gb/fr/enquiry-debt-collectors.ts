/** Questions about collectors: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_FR: Words = {
  'gb.ask-debt.never-had-account': {
    says: "Ne payez pas. Écrivez que vous n'avez jamais eu ce compte et demandez des preuves : le contrat, le nom et l'adresse. Pour une dette de crédit, ils doivent s'arrêter pendant qu'ils vérifient. Demandez de corriger votre fichier de crédit ; s'ils refusent, saisissez l'Ombudsman ou l'ICO.",
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Vous la devez encore, si elle est à vous, si la somme est juste et si elle n’est pas trop ancienne. Le nouveau propriétaire n’a aucun pouvoir de plus. Demandez-lui de prouver qu’elle est à lui, avant de payer ou de la reconnaître.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'Non, pas seuls. Ils devraient d’abord gagner au tribunal. Les huissiers ne peuvent venir que si vous ne payez pas ensuite la décision (judgment). Une lettre seule ne donne à aucun huissier (bailiff) le droit de venir.',
  },
}
