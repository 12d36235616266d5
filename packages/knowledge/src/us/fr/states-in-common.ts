/** The French words of the rows in ../states-in-common.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATES_IN_COMMON_FR: Words = {
  'us.states.fair-work': {
    says: 'Votre État a sa propre loi contre les traitements inégaux au travail. Elle couvre peut-être de plus petites entreprises et vous donne peut-être plus de temps que la loi fédérale.',
  },
  'us.states.fired-benefits': {
    says: 'Vous pouvez demander le chômage. Dans la plupart des États, seule une faute (misconduct) ou un départ sans bonne raison l’empêche.',
  },
  'us.states.sick-pay': {
    says: 'Certains États paient une partie de votre salaire pendant que vous êtes trop malade pour travailler. Demandez le formulaire au bureau de votre État.',
  },
  'us.states.disability-work': {
    says: 'Une entreprise de 15 personnes ou plus doit parler avec vous de changements au travail pour un handicap. Demandez par écrit. Elle ne peut pas vous punir d’avoir demandé.',
  },
  'us.states.fair-trade': {
    says: 'Chaque État a une loi sur le commerce injuste. Elle peut vous donner votre perte, plus en sus, et les frais d’avocat.',
  },
  'us.states.collection': {
    says: 'La propre loi de votre État sur le recouvrement lie peut-être aussi le premier prêteur, et demande peut-être un permis aux agences.',
  },
  'us.states.deposit': {
    says: 'Un propriétaire peut garder de l’argent pour de vrais dégâts et un loyer impayé, pas pour l’usure normale. Chaque État fixe les jours pour rendre le reste.',
  },
  'us.states.hospital': {
    says: 'Certains États obligent chaque hôpital à offrir des soins gratuits ou moins chers, et à attendre avant le recouvrement. Demandez le formulaire.',
  },
  'us.states.officer': {
    says: 'Dans chaque État, se faire passer pour un agent officiel est un délit. Raccrochez et appelez le sheriff local à un numéro que vous cherchez vous-même.',
  },
  'us.states.policy-ends': {
    says: 'La loi de l’État oblige un assureur à écrire assez tôt. Cela vaut s’il finit un contrat, le renouvelle à d’autres conditions ou ne le renouvelle pas.',
  },
  'us.states.safe-money': {
    says: 'La loi de l’État protège de l’argent et des biens d’un jugement. Vous devez le plus souvent le demander en quelques jours.',
  },
  'us.states.set-aside': {
    says: 'Si vous n’avez pas répondu pour une bonne raison, vous pouvez demander au tribunal d’annuler le jugement. Le délai est court dans la plupart des États.',
  },
  'us.states.sent-notice': {
    says: 'Chaque État dit comment un avis de partir doit être donné : par écrit, pour combien de jours, et à qui.',
  },
}
