/** A community protection notice: conduct that harms others nearby. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'Vous avez 21 jours pour faire un recours. Le jour où vous recevez l’ordre compte comme le premier.'

export const ORDER_ON_CONDUCT_FR: Words = {
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
}
