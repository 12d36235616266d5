/** Questions about eviction, locks and rent that is late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'it.ask.locks': {
    says: 'Non. Seul un juge peut vous faire partir. Si le propriétaire change la serrure ou coupe l’électricité, appelez la police.',
  },
  'it.ask.rent-behind': {
    says: 'Payez maintenant ce que vous pouvez et proposez un plan. Avec un papier d’expulsion, allez à l’audience : vous pouvez tout payer ou demander jusqu’à 90 jours.',
  },
  'it.ask.myth-children-evict': {
    says: 'Des enfants n’arrêtent pas seuls une expulsion. Mais le juge peut donner plus de temps, et les services sociaux peuvent aider.',
  },
  'it.ask.evict-children': {
    says: 'Les enfants seuls ne l’arrêtent pas. Pour impayés, demandez jusqu’à 90 jours, 120 en difficulté. Puis le juge fixe le jour : en six mois, douze dans les cas graves. Voyez les services sociaux et un avocat gratuit.',
    dependsOn: 'le motif et votre demande au juge',
  },
  'it.ask.eviction-hearing': {
    says: 'Allez à l’audience ; vous pouvez y parler sans avocat. Si vous n’y allez pas, le juge confirme l’expulsion. Payez tout avec intérêts et frais, ou prouvez vos difficultés et demandez jusqu’à 90 jours (termine di grazia) ; une partie seule ne suffit pas. Ensuite le juge fixe le jour. Seul l’officier de justice peut vous expulser. Demandez un avocat gratuit, la mairie et un syndicat de locataires.',
  },
}
