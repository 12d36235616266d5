/** The law on late premiums and on ending a policy, where a letter names them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_FR: Words = {
  'ch.insure.right-premium': {
    says: 'Pour une prime impayée, la couverture ne s’arrête qu’après une sommation écrite de 14 jours qui dit les suites. Sans poursuite, le contrat prend fin deux mois plus tard.',
  },
  'ch.insure.right-end-policy': {
    says: 'Vous pouvez révoquer un nouveau contrat dans les 14 jours. Un contrat long se résilie après trois ans, avec trois mois de préavis.',
  },
  'ch.insure.right-cheaper': {
    says: 'Avec un petit revenu, le canton paie une partie de vos primes (réduction de primes). Demandez-la maintenant : dans beaucoup de cantons il y a un délai.',
  },
  'ch.insure.right-late-notice': {
    says: 'Une annonce tardive ne vous coûte rien si ce n’était pas votre faute. Sinon, ils ne peuvent en général réduire que ce que le retard a renchéri.',
  },
}
