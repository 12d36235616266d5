/** The French words of the rows in ../state-associations.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ASSOCIATIONS_FR: Words = {
  ...stateWords('association-fines', {
    CO: 'vous devez être prévenu et avoir 30 jours pour réparer. Les amendes pour une même faute s’arrêtent à 500 $',
    GA: 'une association peut donner des amendes seulement comme ses papiers enregistrés le disent. Demandez à voir cette partie',
    IL: 'le comité (board) doit vous prévenir et vous laisser parler avant une amende',
    MA: 'les amendes suivent l’acte de base (master deed) et les règles de la copropriété. Demandez la règle par écrit et à être entendu par le comité (board)',
    MI: 'une copropriété (condominium) peut donner des amendes seulement comme ses règles (bylaws) le disent, après un avis et la possibilité d’être entendu',
    'MN PA':
      'une amende demande d’abord un avis et la possibilité d’être entendu, et doit être juste',
    NJ: 'l’association doit vous offrir une façon juste de régler la dispute hors du tribunal',
    OH: 'le comité (board) doit d’abord vous écrire. Vous avez 10 jours pour demander une audience avant une amende',
    WA: 'le comité (board) doit vous prévenir et vous laisser parler avant une amende de sa liste',
  }),
}
