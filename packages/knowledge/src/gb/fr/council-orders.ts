/** Les ordres d'une commune : le droit du Royaume-Uni en français. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Réglez le problème avant le jour indiqué, dites-le à l’agent par écrit, et gardez photos et factures.',
  title: 'Faire ce que l’ordre demande',
  cost: 'Le prix du changement.',
  time: 'Les jours de l’ordre.',
  risk: 'L’ordre reste en vigueur, aussi pour l’avenir.',
  bestFor: 'La plainte est vraie, ou le changement est petit.',
}
const FIND_DAY: RowWords = {
  says: 'Cherchez le jour où l’ordre prend effet. Votre recours doit arriver avant. Appelez maintenant le service d’urbanisme.',
}
const DAYS_TO_APPEAL =
  'Vous avez 21 jours pour faire un recours. Le jour où vous recevez l’ordre compte comme le premier.'

export const COUNCIL_ORDERS_FR: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'C’est un ordre, pas une amende. Si vous cessez à temps, rien d’autre ne suit.',
  },
  'gb.order.abate-right-appeal': {
    says: 'Dans un recours, vous pouvez dire qu’il n’y a pas de nuisance, que ce n’était pas vous, ou qu’on demande trop ou trop vite.',
  },
  'gb.order.abate-right-pause': {
    says: 'Si vous deviez payer des travaux, un recours suspend l’ordre. Pas si l’ordre dit pourquoi il continue.',
  },
  'gb.order.abate-right-sheriff': {
    says: 'En Écosse, vous pouvez faire un recours devant le sheriff dans les 21 jours.',
  },
  'gb.order.abate-right-excuse': {
    says: 'Une excuse raisonnable vous défend. Une entreprise peut aussi montrer qu’elle a fait le mieux possible en pratique.',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Envoyer votre recours au tribunal',
    consequence: 'Ensuite l’ordre tient, et vous pourrez à peine dire plus tard qu’il était faux.',
  },
  'gb.order.abate-warning': {
    says: 'Violer l’ordre sans bonne excuse est un délit. La commune (council) peut aussi faire le travail et vous le facturer.',
  },
  'gb.order.abate-step-stop': {
    says: 'Cessez ou baissez maintenant, même si vous ferez un recours. Notez chaque jour ce que vous avez fait.',
  },
  'gb.order.abate-step-records': {
    says: 'Demandez à l’agent les dates, les relevés et les mesures. Notez les deux jours : pour obéir, et pour le recours.',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: 'Appelez le tribunal aujourd’hui pour le formulaire et les frais. Donnez vos raisons et vos preuves.',
    title: 'Faire un recours au tribunal',
    cost: 'Des frais de tribunal, et souvent des frais si vous perdez.',
    time: 'Quelques mois.',
    risk: 'L’ordre peut continuer pendant le recours.',
    bestFor: 'Ce n’était pas vous, il n’y a pas de nuisance, ou on demande trop.',
  },
  'gb.order.abate-option-talk': {
    says: 'Proposez à l’agent des pas clairs, comme des heures calmes ou une date de réparation, et demandez un oui par écrit.',
    title: 'Demander plus de temps ou autre chose',
    cost: 'Rien.',
    time: 'Un appel et un e-mail.',
    risk: 'Les jours pour le recours continuent.',
    bestFor: 'Vous voulez régler le problème mais il faut plus de temps.',
  },
  'gb.order.abate-ni-right': {
    says: 'Vous pouvez faire un recours devant la magistrates’ court dans les 21 jours. Des travaux chers peuvent attendre sa décision, sauf si l’ordre dit pourquoi non.',
  },
  'gb.order.abate-ni-step': {
    says: 'Cessez ou baissez maintenant, même si vous ferez un recours. Demandez à l’agent les dates et les mesures.',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
  'gb.order.conduct-no-guilt': {
    says: 'Aucun tribunal ne vous a déclaré coupable. Si vous respectez l’ordre, rien d’autre ne suit.',
  },
  'gb.order.conduct-right-appeal': {
    says: 'Dans un recours, vous pouvez dire que cela n’a pas eu lieu, que ce n’était pas vous, ou que l’ordre demande trop.',
  },
  'gb.order.conduct-right-warned': {
    says: 'On doit vous avoir averti par écrit d’abord, et laissé le temps de changer les choses.',
  },
  'gb.order.conduct-right-fair': {
    says: 'L’ordre peut demander seulement ce qui est raisonnable pour arrêter le tort aux autres, et ce que vous pouvez maîtriser.',
  },
  'gb.order.conduct-pause': {
    says: 'Pendant un recours, ce qui est interdit reste interdit. Ce qu’on vous dit de faire peut attendre.',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Envoyer votre recours au tribunal',
    consequence: 'Ensuite l’ordre tient, et un tribunal ne demandera plus s’il était juste.',
  },
  'gb.order.conduct-warning': {
    says: 'Violer l’ordre sans excuse raisonnable est un délit. Cela peut coûter une amende immédiate, ou une amende du tribunal.',
  },
  'gb.order.conduct-step-keep': {
    says: 'Respectez l’ordre dès maintenant, même si vous ferez un recours. Notez chaque jour ce que vous avez fait.',
  },
  'gb.order.conduct-step-proof': {
    says: 'Demandez par écrit l’avertissement et les preuves derrière l’ordre. Trouvez des témoins.',
  },
  'gb.order.conduct-option-keep': {
    says: 'Faites ce qui est demandé avant les jours indiqués, et dites-le à l’agent par écrit.',
    title: 'Respecter l’ordre',
    cost: 'Le prix du changement.',
    time: 'Aussi longtemps que l’ordre dure.',
    risk: 'Il peut durer longtemps. Demandez quand il finit.',
    bestFor: 'Il est juste, ou facile à respecter.',
  },
  'gb.order.conduct-option-appeal': {
    says: 'Appelez le tribunal aujourd’hui pour le formulaire et les frais. Donnez vos raisons et vos preuves.',
    title: 'Faire un recours au tribunal',
    cost: 'Des frais de tribunal, et souvent des frais si vous perdez.',
    time: 'Quelques mois.',
    risk: 'Ce qui est interdit reste interdit entre-temps.',
    bestFor: 'Il est faux, trop large, ou venu sans avertissement.',
  },
  'gb.order.planning-right-appeal': {
    says: 'Le recours est possible jusqu’au jour où l’ordre prend effet, pas après. En Angleterre au Planning Inspectorate, au pays de Galles à PEDW.',
  },
  'gb.order.planning-right-pause': {
    says: 'Un recours à temps suspend l’ordre jusqu’à la décision.',
  },
  'gb.order.planning-right-grounds': {
    says: 'Vous pouvez dire que cela n’a pas eu lieu, n’a pas besoin de permis ou est trop ancien. Aussi que les mesures ou le délai sont injustes.',
  },
  'gb.order.planning-age': {
    says: 'Une commune peut agir seulement dans les dix ans. Pour des travaux finis avant le 25 avril 2024, c’est quatre ans.',
    actionable:
      'Cherchez des photos datées, des factures et de vieilles lettres qui montrent depuis quand cela existe.',
  },
  'gb.order.planning-no-crime-yet': {
    says: 'Construire sans permis n’est en règle générale pas un délit. Cela le devient si vous ne suivez pas l’ordre dans son délai.',
  },
  'gb.order.planning-warning': {
    says: 'Une fois le délai passé, la commune peut poursuivre, ou faire le travail et vous le facturer. Ne manquez pas le jour du recours.',
  },
  'gb.order.planning-step-day': {
    says: 'Cherchez le jour où l’ordre prend effet. Votre recours doit arriver avant.',
  },
  'gb.order.planning-step-talk': {
    says: 'Appelez le service d’urbanisme. Demandez ce qui suffirait, et si une demande de permis aiderait.',
  },
  'gb.order.planning-option-appeal': {
    says: 'Envoyez le recours avec l’ordre et vos motifs. Prenez un conseiller en urbanisme si possible.',
    title: 'Faire un recours avant l’effet',
    cost: 'En règle générale rien, mais des frais si vous y demandez un permis.',
    time: 'Quelques mois.',
    risk: 'Si vous perdez, le délai pour obéir repart.',
    bestFor: 'Vous aviez un permis, n’en aviez pas besoin, ou c’est trop ancien.',
  },
  'gb.order.planning-option-comply': {
    says: 'Défaites ou changez-le dans le délai, et demandez à la commune de le confirmer par écrit.',
    title: 'Faire ce que l’ordre demande',
    cost: 'Le prix des travaux.',
    time: 'Les mois de l’ordre.',
    risk: 'L’ordre reste en vigueur pour l’avenir.',
    bestFor: 'Le changement est petit, ou vous perdriez le recours.',
  },
  'gb.order.planning-scotland': {
    says: 'Vous pouvez faire un recours aux Scottish Ministers (DPEA) jusqu’au jour où l’ordre prend effet. L’ordre attend alors la décision.',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: 'Vous pouvez faire un recours à la Planning Appeals Commission jusqu’au jour où l’ordre prend effet. L’ordre attend alors la décision.',
  },
  'gb.order.planning-ni-step': FIND_DAY,
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
