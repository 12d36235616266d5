/** The French words of the rows in ../sent-home-from-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_FROM_WORK_FR: Words = {
  'de.work-talk.reality-off': {
    says: 'On vous renvoie chez vous, mais le contrat continue. L’employeur doit continuer à vous payer.',
  },
  'de.work-talk.right-pay': {
    says: 'Vous gardez tout votre salaire. L’employeur ne veut pas de votre travail, vous n’avez donc pas à rattraper les heures.',
  },
  'de.work-talk.right-work': {
    says: 'Tant que l’emploi dure, vous avez droit à du travail. On ne peut vous renvoyer chez vous malgré vous que pour une raison forte.',
  },
  'de.work-talk.right-leave': {
    says: 'Vos congés ne sont pris que si la lettre le dit clairement et vous libère pour de bon (unwiderruflich). Sinon vous les gardez.',
  },
  'de.work-talk.step-offer': {
    says: 'Écrivez aujourd’hui : vous êtes prêt à travailler et offrez votre travail. Demandez la raison et la durée.',
  },
  'de.work-talk.step-return': {
    says: 'Ne rendez clés et appareils que contre un reçu. Restez joignable et envoyez un arrêt si vous tombez malade.',
  },
  'de.work-talk.option-work': {
    says: 'Le tribunal du travail peut ordonner qu’on vous donne du travail, en urgence s’il le faut.',
    title: 'Demander au tribunal de retravailler',
    cost: 'Avocat à vos frais, ou gratuit par le syndicat.',
    time: 'Quelques jours à quelques semaines.',
    risk: 'Cela peut durcir le conflit.',
    bestFor: 'La raison est faible et vous devez garder la main.',
  },
}
