/** Questions about injuries at work, rival work and who is an employee: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TERMS_FR: Words = {
  'us.ask-life.work-injury': {
    says: 'Dites-le maintenant par écrit à votre employeur et voyez un médecin. Faites une demande selon la loi de votre État : la faute ne compte pas, mais le délai est court. On ne peut pas vous renvoyer pour cela.',
  },
  'us.ask-life.rival-work': {
    says: 'Certains États interdisent de telles promesses, d’autres permettent seulement celles qui sont justes. N’en signez pas une nouvelle à la hâte, et montrez la vôtre à un avocat avant de partir.',
    dependsOn: 'votre État, votre paie et ce que vous avez signé',
  },
  'us.ask-life.contractor': {
    says: 'Le nom ne décide pas. Si l’entreprise fixe vos heures et votre façon de travailler, vous êtes peut-être un employé. Demandez à l’IRS (Form SS-8) et à la Wage and Hour Division.',
    dependsOn: 'qui dirige votre travail',
  },
}
