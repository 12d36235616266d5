/** Questions about schools: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_FR: Words = {
  'us.ask-life.special-education': {
    says: 'Écrivez à l’école avec la date et demandez une évaluation. Elle doit la faire ou refuser par écrit avec des raisons. Vous pouvez ensuite demander une médiation ou une audience, et vous plaindre à l’État.',
  },
  'us.ask-life.suspended': {
    says: 'L’école doit dire pourquoi et d’abord entendre votre enfant. Avant une longue exclusion, il faut une audience plus complète. Demandez aujourd’hui la règle, les preuves et comment faire appel.',
    dependsOn: 'la durée de l’exclusion',
  },
  'us.ask-life.school-papers': {
    says: 'Les écoles publiques doivent prendre tout enfant qui habite le district, même sans papiers. La Cour suprême l’a dit (Plyler v. Doe). Elles peuvent demander une preuve d’adresse, d’âge et de vaccins, mais ni visa ni numéro de sécurité sociale. Demandez le refus par écrit et allez au district scolaire. L’aide juridique (legal aid) est gratuite.',
  },
}
