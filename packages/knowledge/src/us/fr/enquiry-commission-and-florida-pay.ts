/** Questions about a commission after the job, and about unpaid wages in Florida: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMISSION_AND_FLORIDA_PAY_FR: Words = {
  'us.fact.commission-after-job': {
    says: "Si l'accord ne dit rien d'autre, une vente que vous avez faite est en général due, même après l'emploi, quand la marchandise part ou que le client paie. Une note, des messages et les paiements d'avant sont des preuves. Dans la plupart des États, une commission gagnée est un salaire, avec un supplément en cas de retard, comme en Pennsylvanie. Demandez chaque vente par écrit avec une date. Puis déposez une plainte de salaire à l'État ou allez au small claims court.",
    dependsOn: 'quand une commission est gagnée selon votre accord',
  },
  'us.state.fl.ask-wages': {
    says: "La Floride n'a pas de bureau d'État qui recouvre les salaires. Plaignez-vous gratuitement à la Wage and Hour Division fédérale (1-866-487-9243), ou allez au tribunal. Avant un procès pour le salaire minimum de Floride, écrivez au patron les heures et la somme : il a 15 jours. Vous pouvez souvent avoir le double et les frais d'avocat, et on ne peut pas vous punir. N'enregistrez pas en secret : en Floride, tous doivent être d'accord.",
  },
}
