/** The French words of the rows in ../benefit-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_HEARING_FR: Words = {
  'de.benefit-hearing.want': {
    says: 'L’administration pense vous avoir trop versé. Elle demande d’abord votre avis (Anhörung). Rien n’est décidé.',
  },
  'de.benefit-hearing.reality': {
    says: 'Pour le passé, elle ne peut reprendre l’argent que selon des règles strictes. Une bonne réponse peut tout réduire.',
  },
  'de.benefit-hearing.right-change': {
    says: 'Quelque chose a changé après la décision ? Pour le passé, cela compte en général seulement si vous ne l’avez pas signalé, si vous aviez d’autres revenus ou biens, ou si vous deviez savoir que rien n’était dû.',
  },
  'de.benefit-hearing.right-trust': {
    says: 'Décision fausse dès le début par leur erreur ? Si vous ne pouviez pas le savoir et l’avez dépensé, vous gardez en général l’argent.',
  },
  'de.benefit-hearing.right-back': {
    says: 'Il faut une décision écrite avec le motif et la somme (Erstattung). Vous pouvez vous y opposer sans frais en un mois.',
  },
  'de.benefit-hearing.right-widow': {
    says: 'Avec une pension de veuve ou de veuf, les autres revenus ne comptent qu’en partie : ce qui dépasse une somme libre, et 40 % de cela. Les trois premiers mois, rien ne compte. Faites vérifier le calcul.',
  },
  'de.benefit-hearing.step': {
    says: 'Répondez avant la date. Dites ce que vous avez signalé et quand, joignez des copies et demandez le calcul. Si l’argent est dépensé, écrivez-le.',
  },
}
