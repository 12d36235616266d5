/** An improvement notice: a danger in a rented home. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'Vous avez 21 jours pour faire un recours. Le jour où vous recevez l’ordre compte comme le premier.'

export const ORDER_ON_A_HOME_FR: Words = {
  'gb.order.housing-who': {
    says: 'La commune a trouvé un danger dans un logement. Elle dit au bailleur ou au propriétaire quels travaux faire, et jusqu’à quand.',
  },
  'gb.order.housing-right-appeal': {
    says: 'Vous pouvez faire un recours au tribunal du logement (property tribunal) dans les 21 jours. L’ordre attend la décision.',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Envoyer votre recours au tribunal',
    consequence: 'Ensuite l’ordre est définitif.',
  },
  'gb.order.housing-step': {
    says: 'Lisez quels travaux sont demandés et pour quels jours. Demandez des prix maintenant, et dites aux locataires quand les ouvriers viennent.',
  },
  'gb.order.housing-right-grounds': {
    says: 'Vous pouvez dire qu’un autre propriétaire doit faire les travaux, ou qu’une autre solution est meilleure pour ce logement.',
  },
  'gb.order.housing-right-reasons': {
    says: 'L’ordre doit nommer le danger, les travaux, les jours et votre droit de recours.',
  },
  'gb.order.housing-step-officer': {
    says: 'Appelez l’agent si un jour ne peut pas être tenu ou si une autre réparation suffit. Demandez la réponse par écrit.',
  },
  'gb.order.housing-option-appeal': {
    says: 'Envoyez le formulaire avec l’ordre, vos raisons et un rapport ou des prix.',
    title: 'Faire un recours au tribunal',
    cost: 'Des frais de tribunal.',
    time: 'Quelques mois.',
    risk: 'Si vous perdez, les travaux restent dus.',
    bestFor: 'Il n’y a pas de danger, ce n’est pas à vous de le faire, ou on demande trop.',
  },
  'gb.order.housing-warning': {
    says: 'Ne pas faire les travaux sans excuse raisonnable est un délit. La commune peut fixer une amende, ou faire les travaux et vous les facturer.',
  },
  'gb.order.housing-option-works': {
    says: 'Faites-les faire avant les jours indiqués, et envoyez à la commune les factures et les photos.',
    title: 'Faire les travaux à temps',
    cost: 'Le prix des travaux.',
    time: 'Les jours de l’ordre.',
    risk: 'Si un artisan est en retard, dites-le à la commune avant le jour.',
    bestFor: 'Le danger est réel.',
  },
}
