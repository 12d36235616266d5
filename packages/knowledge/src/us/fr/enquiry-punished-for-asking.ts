/** The French words of the rows in ../enquiry-punished-for-asking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUNISHED_FOR_ASKING_FR: Words = {
  'us.fact.asked-then-punished': {
    says: 'On ne peut pas réduire vos heures ni vous renvoyer parce que vous avez demandé votre paie, quels que soient vos papiers. Gardez les messages et notez les dates. Plaignez-vous gratuitement à la Wage and Hour Division ou au bureau du travail de l’État. Vous pouvez réclamer la paie perdue et souvent autant en plus, outre les heures sup.',
  },
  'us.fact.register-short': {
    says: 'La loi fédérale l’interdit si votre paie de la semaine tombe alors sous le salaire minimum. Beaucoup d’États, comme la Californie et New York, l’interdisent presque toujours, d’autres exigent votre accord écrit. Demandez par écrit la preuve et la règle. Puis déposez une plainte gratuite au bureau du travail.',
    dependsOn: 'votre paie et votre État',
  },
  'us.fact.quit-without-notice': {
    says: 'Pour la plupart des emplois, aucune loi n’exige deux semaines de préavis, et partir tout de suite n’enlève pas la paie des heures faites. Elle est due au plus tard à la paie suivante. Demandez-la par écrit avec vos heures. Puis déposez une plainte gratuite au bureau du travail de l’État ou à la Wage and Hour Division.',
  },
}
