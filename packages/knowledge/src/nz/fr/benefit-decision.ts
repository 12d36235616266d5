/** The French words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_FR: Words = {
  'nz.welfare.deadline': {
    says: 'Vous avez trois mois à partir de la décision pour demander un réexamen (review).',
    action: 'Demander un réexamen de la décision',
    consequence: 'Une demande tardive exige une bonne raison.',
  },
  'nz.welfare.right-review': {
    says: 'Work and Income doit regarder de nouveau gratuitement. Si la réponse reste non, un Benefits Review Committee vous entend.',
  },
  'nz.welfare.right-appeal': {
    says: 'Après le comité, vous pouvez faire appel gratuitement à la Social Security Appeal Authority. La lettre du comité dit jusqu’à quand.',
  },
  'nz.welfare.right-helper': {
    says: 'Vous pouvez venir avec une personne qui vous aide ou un conseiller en aides sociales (benefit advocate), et demander les papiers qui ont servi.',
  },
  'nz.welfare.step': {
    says: 'Trouvez la raison dans la lettre. Cherchez des preuves qui y répondent, comme un mot de votre médecin ou des fiches de paie.',
  },
  'nz.welfare.option-review': {
    says: 'Remplissez le formulaire « review of decision » ou écrivez une lettre. Un conseiller en aides sociales (benefit advocate) vous aide gratuitement.',
    title: 'Demander un réexamen',
    cost: 'Gratuit.',
    time: 'Quelques semaines ou quelques mois.',
    risk: 'Faible.',
    bestFor: 'Vous pensez qu’un fait ou une règle a été mal compris.',
  },
  'nz.welfare.reality': {
    says: 'Ce contrôle (review) est une vérification habituelle. Ce n’est pas une accusation, et votre paiement continue pour le moment.',
  },
  'nz.welfare.right-time': {
    says: 'S’il vous faut plus de temps pour un médecin ou des papiers, demandez-le avant le dernier jour et dites pourquoi.',
  },
  'nz.welfare.right-after': {
    says: 'Si le paiement s’arrête après cela, vous pouvez demander un réexamen (review) gratuit dans les trois mois.',
  },
  'nz.welfare.step-form': {
    says: 'Remplissez le formulaire avec la vérité et envoyez-le avant la fin du jour indiqué dans la lettre. Gardez une copie.',
  },
  'nz.welfare.warn': {
    says: 'Si vous ne répondez pas, le paiement peut être arrêté. Si cela arrive, appelez tout de suite et envoyez le formulaire.',
  },
  'nz.tribunal.right-part': {
    says: 'C’est gratuit. Vous pouvez venir avec un avocat, un conseiller ou un ami, et demander un interprète.',
  },
  'nz.tribunal.right-change': {
    says: 'Vous pouvez demander un autre jour si vous avez une bonne raison. Demandez-le vite et par écrit.',
  },
  'nz.tribunal.step': {
    says: 'Lisez le rapport que Work and Income a envoyé. Envoyez vos preuves à temps, et écrivez vos trois points principaux.',
  },
  'nz.tribunal.warn': {
    says: 'Soyez là ce jour-là. Si vous ne venez pas, la décision peut être prise sans vous.',
  },
}
