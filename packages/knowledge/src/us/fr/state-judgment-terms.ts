/** The French words of the rows in ../state-judgment-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENT_TERMS_FR: Words = {
  ...stateWords('judgment-age', {
    'AZ MI NC WA':
      'un jugement peut servir pendant 10 ans et peut le plus souvent être renouvelé. Demandez sa date au tribunal',
    'MA NJ':
      'un jugement peut servir pendant 20 ans et peut le plus souvent être renouvelé. Demandez sa date au tribunal',
    GA: 'un jugement que personne n’utilise pendant 7 ans s’endort (dormant). Un tribunal peut le réveiller',
    IL: 'un jugement peut servir pendant 7 ans et peut le plus souvent être renouvelé. Demandez sa date au tribunal',
    OH: 'un jugement que personne n’utilise pendant 5 ans s’endort (dormant). Un tribunal peut le réveiller',
  }),
  ...stateWords('money-questions', {
    'AZ GA IL MA MI NC OH WA CA CO FL IN MD MN MO NY OR VA WI':
      'répondez quand un tribunal pose des questions sur votre argent, et allez-y le jour dit. Ne pas venir peut mener à une arrestation. Dites quel argent est protégé',
    NJ: 'répondez dans les 14 jours aux questions sur votre argent (information subpoena). Dites quel argent est protégé',
  }),
  ...stateWords('pay-notice', {
    OH: 'ils doivent vous envoyer une demande 15 jours avant de demander à prendre votre paie. Vous pouvez alors demander au tribunal un administrateur (trusteeship)',
  }),
  ...stateWords('safe-home', {
    MA: '125 000 $ de votre propre maison échappent à la plupart des jugements. Déposez une déclaration (declaration of homestead) et 1 000 000 $ sont protégés',
    AZ: 'au moins 400 000 $ de la valeur de votre propre maison échappent à la plupart des jugements. La somme monte chaque année',
    IL: 'jusqu’à 50 000 $ de la valeur de votre propre maison échappent à la plupart des jugements, et le double pour deux propriétaires',
    CA: 'une grande part de la valeur du logement où vous vivez échappe à la plupart des jugements. Un juge doit permettre toute vente',
    'FL TX':
      'le logement où vous vivez ne peut pas être vendu pour la plupart des dettes. Les prêts sur la maison, ses impôts et certains droits (liens) sont à part',
    NY: 'une somme fixe de la valeur de votre propre logement échappe à la plupart des jugements. Elle dépend du comté',
    'GA MI NC OH WA':
      'une partie de la valeur de votre propre maison est protégée de la plupart des jugements (homestead). Demandez ce qu’il faut déposer pour cela',
  }),
}
