/** The French words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_ROWS_FR: Words = {
  'fr.penal-order.want': {
    says: 'Un juge vous a condamné par écrit, sans audience (ordonnance pénale).',
  },
  'fr.penal-order.reality': {
    says: 'C’est une vraie condamnation. Sans opposition à temps, elle reste et peut figurer au casier judiciaire.',
  },
  'fr.penal-order.deadline-offence': {
    says: 'Pour un délit, vous avez 45 jours pour faire opposition. Par la poste, ils courent dès l’envoi.',
    action: 'Faire opposition au greffe',
    consequence: 'La condamnation devient définitive.',
  },
  'fr.penal-order.deadline-minor': {
    says: 'Pour une contravention, vous avez 30 jours dès l’envoi pour payer ou faire opposition.',
    action: 'Faire opposition au greffe, ou payer',
    consequence: 'La condamnation devient définitive.',
  },
  'fr.penal-order.right-object': {
    says: 'Vous pouvez faire opposition sans motif. Il y aura une audience avec vous et un avocat. Le juge peut décider moins, ou plus.',
  },
  'fr.penal-order.right-less': {
    says: 'Payez l’amende dans le mois et elle baisse d’un cinquième.',
  },
  'fr.penal-order.warn': {
    says: 'Pensez au permis, à l’emploi et au casier avant de payer. Voyez un avocat avant la fin du délai.',
  },
  'fr.penal-order.step': {
    says: 'Notez le jour d’envoi. Demandez le dossier par un avocat. Avec de faibles revenus, l’État paie (aide juridictionnelle).',
  },
  'fr.penal-order.option': {
    says: 'Envoyez un recommandé au greffe : « Je forme opposition à l’ordonnance du (date, numéro). »',
    title: 'Former opposition',
    cost: 'Gratuit.',
    time: '45 jours pour un délit, 30 pour une contravention.',
    risk: 'Le juge peut être plus sévère.',
    bestFor: 'C’est faux, ou le permis ou l’emploi est en jeu.',
  },
  'fr.fixed-offence.right': {
    says: 'Vous pouvez contester sous 45 jours (requête en exonération) et être entendu par un juge. Payer vaut condamnation au casier.',
  },
}
