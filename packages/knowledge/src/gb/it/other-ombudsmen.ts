/** The Italian words of the rows in ../other-ombudsmen.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_OMBUDSMEN_IT: Words = {
  'gb.refused.step-other': {
    says: 'Cerchi nella lettera il nome del garante (ombudsman) e l’ultimo giorno. Usi il suo modulo online.',
  },
  'gb.refused.right-other-free': {
    says: 'Quasi tutti i garanti (ombudsman) per Lei sono gratis. La lettera deve indicare quello giusto.',
  },
  'gb.refused.right-phone': {
    says: 'Ogni ditta di telefono o internet deve aderire a un servizio gratuito: Communications Ombudsman o CISAS. Può andarci ora, o sei settimane dopo il reclamo.',
  },
  'gb.refused.right-energy': {
    says: 'Ogni fornitore di energia deve aderire all’Energy Ombudsman, gratuito. Se accetta la decisione, deve rispettarla.',
  },
  'gb.refused.right-homes': {
    says: 'L’Housing Ombudsman è gratis. Di solito ha 12 mesi dalla risposta finale del proprietario.',
  },
  'gb.refused.option-other': {
    says: 'Compili il modulo del garante indicato, con questa risposta e le prove.',
    title: 'Andare dal garante (ombudsman)',
    cost: 'Di solito niente.',
    time: 'Settimane o mesi.',
    risk: 'Basso. Alcuni hanno un limite di somma o di tempo.',
    bestFor: 'La risposta Le sembra ingiusta.',
  },
}
