/** Ending a contract: cooling-off days, gyms, phones and fees for leaving: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CANCELLING_WORDS: Words = {
  'ca.buy.right-ten': {
    says: 'Dans la plupart des provinces, vous pouvez annuler en 10 jours un contrat signé chez vous, sans motif.',
  },
  'ca.buy.right-phone': {
    says: 'Un contrat de cellulaire peut être annulé en tout temps. Vous devez au plus le reste du prix de l’appareil.',
  },
  'ca.buy.insight-cancel': {
    says: 'Sans contrat écrit complet, vous avez peut-être plus de temps pour annuler.',
    actionable: 'Cherchez le nom de l’entreprise, le prix et votre droit d’annuler.',
  },
  'ca.buy.qc-cool': {
    says: 'Au Québec, vous avez 10 jours pour annuler un contrat avec un vendeur itinérant.',
  },
  'ca.buy.cool-off': {
    says: 'Dans la plupart des provinces, vous avez 10 jours pour annuler un contrat signé chez vous.',
    action: 'Annuler par écrit, si vous avez signé chez vous',
    consequence: 'Après, c’est plus difficile.',
  },
  'ca.buy.on-cool': {
    says: 'En Ontario, vous avez 10 jours pour annuler un contrat fait chez vous, avec un gym ou pour un temps partagé (time share).',
  },
  'ca.buy.on-late': {
    says: 'En Ontario, vous pouvez annuler si les biens arrivent avec plus de 30 jours de retard. Un contrat par Internet peut être annulé s’il manque des informations.',
  },
  'ca.buy.bc-cool': {
    says: 'En Colombie-Britannique, vous avez 10 jours pour annuler une vente directe (direct sale) ou un contrat de gym.',
  },
  'ca.buy.ab-cool': {
    says: 'En Alberta, vous avez 10 jours pour annuler un contrat fait à votre porte.',
  },
  'ca.buy.right-penalty': {
    says: 'Demandez sur quelle clause ces frais reposent. Un tribunal peut réduire des frais qui ne font que punir et dépassent de loin leur perte.',
  },
  'ca.buy.qc-gym': {
    says: 'Au Québec, un contrat de gym dure un an au plus. Vous pouvez y mettre fin sans frais avant le début, ou pour un dixième du prix dans le premier dixième.',
  },
  'ca.buy.on-gym': {
    says: 'En Ontario, vous pouvez mettre fin à un contrat de gym dans les 10 jours après votre copie écrite, sans raison. Il peut durer un an au plus.',
  },
  'ca.buy.on-door': {
    says: 'En Ontario, un contrat pour un chauffe-eau, une fournaise ou autre, signé à votre porte sans que vous l’ayez demandé, est nul. Les autres se résilient dans les 10 jours.',
  },
}
