/** Questions about illness and leave in a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_FR: Words = {
  'nl.ask.sick-pay': {
    says: 'L’employeur doit payer au moins 70 % du salaire pendant deux ans de maladie au plus. Si le contrat finit, l’UWV peut payer (Ziektewet). Déclarez-vous à temps et aidez à votre retour.',
  },
  'nl.ask.parental-leave': {
    says: 'L’employeur ne peut pas le refuser. Vous avez 26 fois vos heures par semaine pour chaque enfant de moins de huit ans. L’UWV paie une part de neuf semaines prises la première année. Demandez-le par écrit deux mois avant.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'la raison donnée',
    says: 'Demandez par écrit. L’employeur doit suivre votre souhait, sauf raisons sérieuses, dites par écrit sous deux semaines. S’il se tait, vos dates valent. Vous devez pouvoir prendre deux semaines de suite, ou deux fois une.',
  },
}
