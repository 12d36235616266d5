/** Questions about a bill for care with a collector, a fake check and a car taken: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_FR: Words = {
  'us.fact.care-bill-collector': {
    says: 'Ne payez ni par téléphone ni par carte de crédit. Contestez par écrit dans les 30 jours de la première lettre : ils doivent alors arrêter jusqu’à la preuve. Une urgence ne coûte le plus souvent pas plus que dans le réseau (in network), qui que ce soit qui vous a soigné. Demandez à l’assureur de refaire le compte, faites appel et appelez le No Surprises Help Desk : 1-800-985-3059. Aucune loi fédérale n’interdit ces dettes dans le dossier de crédit. Les bureaux omettent celles de moins d’un an ou de moins de 500 $, et certains États les interdisent.',
  },
  'us.fact.fake-check': {
    says: 'Le plus souvent oui : qui dépose un chèque doit l’argent à la banque s’il revient, même si la somme semblait disponible. N’envoyez plus rien. Dites aujourd’hui par écrit à la banque qu’on vous a trompé, et demandez à payer par parts et sans frais. Signalez les cartes cadeaux à leur société, et Zelle ou le virement à votre banque : certains peuvent être arrêtés. Signalez-le à la police et sur ReportFraud.ftc.gov.',
    dependsOn: 'les règles de votre compte et ce que la banque a su',
  },
  'us.state.oh.ask-car-taken': {
    says: 'En Ohio un prêteur peut reprendre la voiture sans tribunal, s’il ne trouble pas la paix. Mais pour une voiture achetée à crédit chez un vendeur, vous n’avez pas à payer tout le prêt. Il doit écrire en cinq jours ouvrés ce qui manque. Vous la reprenez en payant les mensualités en retard, les pénalités, un dépôt de deux mensualités au plus et les frais. Vous avez 20 jours dès la reprise, ou 15 dès cette lettre si c’est plus tard, le plus souvent une fois. Demandez aujourd’hui par écrit la lettre et vos affaires.',
  },
  'us.fact.in-network-hospital': {
    says: 'En général vous ne devez pas tout. Si l’hôpital était dans votre réseau, l’anesthésie, la radio, le labo et les assistants ne peuvent jamais demander plus que votre part en réseau, même si vous avez signé. Les autres médecins, seulement si vous aviez accepté avant un formulaire clair. Payez la part indiquée par l’assurance (EOB). Écrivez au médecin et à l’assurance, et plaignez-vous : 1-800-985-3059.',
  },
}
