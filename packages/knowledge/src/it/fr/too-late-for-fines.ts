/** What can still be done when the time to answer a fine is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_FR: Words = {
  'it.too-late.fine-want': {
    says: 'La police ou la ville vous a mis une amende (multa, verbale). Comptés depuis la date du papier, les 60 jours pour payer ou contester sont passés.',
  },
  'it.too-late.fine-rights': {
    says: 'Vous pouvez encore payer, mais environ le double. Vous pouvez demander la preuve de la notification.',
  },
  'it.too-late.fine-reality': {
    says: "Ce n'est pas un délit. Après 60 jours sans paiement ni recours, ils peuvent prendre la moitié du maximum légal, environ le double.",
  },
  'it.too-late.fine-not-yet': {
    says: "Ils ne peuvent pas saisir du jour au lendemain. Une note (cartella) ou un ordre de la ville doit d'abord vous parvenir.",
  },
  'it.too-late.fine-step': {
    says: "Trouvez le jour où elle est arrivée. Moins de 30 jours : un juge est possible. Moins de 60 : payez ou allez au Prefetto. Plus ? Demandez la somme due, avant que la cartella l'augmente.",
  },
  'it.too-late.fine-pay': {
    says: "Demandez à l'office la somme due aujourd'hui et payez tout. Elle croît de 10 % tous les six mois chez le receveur.",
    title: 'Payer maintenant, avant la cartella',
    cost: 'Environ le double de la première somme.',
    time: 'Quelques minutes.',
    risk: 'Vous renoncez à contester.',
    bestFor: "L'amende est juste et vous est parvenue.",
  },
  'it.too-late.fine-never-served': {
    says: "L'amende n'est jamais arrivée ? Quand la cartella vient, contestez devant le juge de paix et dites-le.",
    title: "Contester la cartella, si l'amende n'est jamais arrivée",
    cost: 'Un petit droit.',
    time: '30 jours dès la cartella.',
    risk: "Si l'office prouve la notification, vous perdez.",
    bestFor: 'Vous aviez déménagé, ou elle est allée ailleurs.',
  },
  'it.too-late.fine-order-rights': {
    says: "Vous pouvez payer, demander des parts si l'argent manque, et la preuve de la notification.",
  },
  'it.too-late.fine-order-reality': {
    says: 'Comptés depuis sa date, les 30 jours pour le juge sont passés. Ils partent du jour de la notification.',
  },
  'it.too-late.fine-order-step': {
    says: "Trouvez le jour de la notification. Moins de 30 jours ? Contestez aujourd'hui devant le juge de paix. Plus ? Demandez des parts à l'office signataire, avant la cartella.",
  },
  'it.too-late.fine-parts': {
    says: "Si vous ne pouvez pas tout payer, demandez un plan à l'office. Une fois la cartella d'AdER là, demandez des parts à AdER.",
  },
}
