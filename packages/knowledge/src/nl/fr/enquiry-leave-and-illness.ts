/** Questions about illness and leave in a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_FR: Words = {
  'nl.ask.sick-pay': {
    says: 'L’employeur doit payer au moins 70 % pendant la maladie, jusqu’à la fin du contrat, deux ans au plus. La première année, pas moins que le minimum. Il doit aussi appeler le médecin du travail. Réclamez la paie par écrit avec un délai. Désaccord sur la maladie ? Demandez un second avis à l’UWV. Si le contrat finit, l’UWV peut payer (Ziektewet).',
  },
  'nl.ask.parental-leave': {
    says: 'L’employeur ne peut pas le refuser. Vous avez 26 fois vos heures par semaine pour chaque enfant de moins de huit ans. L’UWV paie une part de neuf semaines prises la première année. Demandez-le par écrit deux mois avant.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'la raison donnée',
    says: 'Demandez par écrit. L’employeur doit suivre votre souhait, sauf raisons sérieuses, dites par écrit sous deux semaines. S’il se tait, vos dates valent. Vous devez pouvoir prendre deux semaines de suite, ou deux fois une.',
  },
}
