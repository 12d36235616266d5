/** Questions about collectors: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_FR: Words = {
  'gb.ask-debt.never-had-account': {
    says: "Ne payez pas. Écrivez que vous n'avez jamais eu ce compte et demandez des preuves : le contrat, le nom et l'adresse. Pour une dette de crédit, ils doivent s'arrêter pendant qu'ils vérifient. Demandez de corriger votre fichier de crédit ; s'ils refusent, saisissez l'Ombudsman ou l'ICO.",
  },
}
