/** Questions about resigning, leaving because pay is late, and unemployment benefit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_FR: Words = {
  'es.ask.paro-disciplinary': {
    says: 'Oui, après tout licenciement, si vous avez cotisé 360 jours en six ans. Demandez au SEPE sous 15 jours ouvrables.',
  },
  'es.ask.resign': {
    says: 'Vous donnez le préavis de votre convention (convenio), le plus souvent 15 jours. Si vous démissionnez, il n’y a pas de chômage, sauf faute grave de l’entreprise.',
    dependsOn: 'votre convention (convenio) et le motif',
  },
  'es.ask.leave-unpaid': {
    says: 'Réclamez par écrit et allez à la conciliation : vous avez un an. Si trois mois entiers sont impayés en un an, ou six en retard, le juge peut rompre le contrat. Vous touchez alors l’indemnité d’un licenciement abusif. Ne partez pas avant.',
  },
  'es.ask.wages-leave': {
    says: "Ne partez pas et ne signez pas de baja voluntaria : vous perdriez le chômage (paro) et l'indemnité. Trois mois impayés en un an, ou six payés avec plus de 15 jours de retard : un juge peut rompre le contrat. Vous avez alors en général 33 jours de paie par an, et le paro. Continuez à travailler. Demandez la conciliation, puis le juge, aussi pour la paie avec 10 % d'intérêts, sous un an par mois. FOGASA paie dans une limite.",
  },
  'es.ask.paro-length': {
    says: 'Avec 360 jours cotisés en six ans, quatre mois ; avec 720, huit. Cela monte jusqu’à deux ans. 70 % de la base six mois, puis 60 %. Demandez en 15 jours ouvrables.',
    dependsOn: 'le nombre de jours cotisés',
  },
}
