/** The French words of Spain: fine final. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_FINAL_FR: Words = {
  'es.fine-final.rights': {
    says: 'La moitié du prix est finie. Vous pouvez payer, demander une révision en un mois ou saisir le tribunal en deux.',
  },
  'es.fine-final.reality': {
    says: 'Le service a décidé. Une révision ou un juge peut encore l’annuler, si vous avez des preuves ou si le dossier a une faute.',
  },
  'es.fine-final.pay-days': {
    says: 'Ils ne peuvent pas saisir tout de suite. Vous avez d’abord 15 jours pour payer. Ensuite seulement vient une contrainte avec majoration.',
  },
  'es.fine-final.option-review': {
    says: 'Écrivez au même service (recurso de reposición). Les preuves que vous pouviez envoyer avant ne comptent pas. Sans réponse en un mois, c’est un refus, et vous pouvez saisir le tribunal.',
    title: 'Demander une révision',
    cost: 'Rien.',
    time: 'Un mois pour l’envoyer.',
    risk: 'L’amende peut être perçue entre-temps.',
    bestFor: 'Vos motifs sont restés sans réponse, ou vos preuves sont nouvelles.',
  },
  'es.fine-final.option-pay': {
    says: 'Payez sur le site officiel, à la banque ou à la poste. Sinon, demandez plusieurs fois avant la majoration.',
    title: 'Payer l’amende',
    cost: 'La somme entière.',
    time: 'Quelques minutes.',
    risk: 'Après 15 jours de plus, une majoration s’ajoute.',
    bestFor: 'L’amende est juste.',
  },
}
