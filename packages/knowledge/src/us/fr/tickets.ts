/** The French words of the rows in ../tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKETS_FR: Words = {
  'us.ticket.want': {
    says: 'Une ville, un comté ou un État dit qu’une règle de la route ou de stationnement n’a pas été respectée. Il veut une amende ou une réponse.',
  },
  'us.ticket.rights-summary': {
    says: 'Vous pouvez payer, ou dire que vous n’êtes pas coupable (not guilty) et demander une audience.',
  },
  'us.ticket.right-hearing': {
    says: 'Vous avez droit à une audience devant un juge ou un agent officiel. L’amende dit comment et jusqu’à quel jour.',
  },
  'us.ticket.step-date': {
    says: 'Agissez au plus tard à la date indiquée sur l’amende. La manquer peut ajouter des frais, et pour une amende de la route coûter votre permis.',
  },
  'us.ticket.step-check': {
    says: 'Vérifiez la plaque, le lieu, la date et le code. Photographiez les panneaux et gardez les reçus.',
  },
  'us.ticket.option-contest': {
    says: 'Demandez une audience en ligne, par courrier ou en personne, et apportez vos preuves.',
    title: 'Contester',
    cost: 'Gratuit presque partout',
    time: 'Au plus tard à la date indiquée sur l’amende',
    risk: 'Une réduction pour paiement rapide peut être perdue.',
    bestFor: 'L’amende est fausse, ou des panneaux manquaient.',
  },
  'us.ticket.option-plan': {
    says: 'Dites au tribunal que vous ne pouvez pas payer. Il devrait demander vos moyens avant de vous punir de ne pas payer.',
    title: 'Demander un plan ou une amende plus basse',
    cost: 'Une partie de l’amende chaque mois',
    time: 'Avant la date indiquée sur l’amende',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas tout payer d’un coup.',
  },
  'us.ticket.private': {
    says: 'Un avis d’un parking privé est une facture, pas une amende. Seul un bureau public peut vous donner une amende.',
  },
  'us.ticket.private-step': {
    says: 'Vérifiez qui l’a envoyé. Si c’est une entreprise privée, écrivez et demandez des preuves et le contrat sur lequel elle s’appuie.',
  },
  'us.ticket.private-option': {
    says: 'Écrivez pourquoi vous ne le devez pas, avec photos et reçus.',
    title: 'Contester la facture privée',
    cost: 'Gratuit',
    time: 'Avant la date indiquée dans l’avis',
    risk: 'Ils peuvent la passer à une agence de recouvrement, qui doit la prouver.',
    bestFor: 'Les panneaux n’étaient pas clairs ou vous avez payé.',
  },
}
