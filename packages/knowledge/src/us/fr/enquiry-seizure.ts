/** Questions about pay, accounts, benefits and homes that are taken for a debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_FR: Words = {
  'us.ask-debt.garnish': {
    says: 'Pour une dette privée, ils doivent d’abord vous poursuivre et gagner. Alors au plus 25 % de votre paie après les retenues obligatoires peut partir, et moins sur une paie basse. Certains États la protègent toute.',
    dependsOn: 's’ils ont un jugement contre vous',
  },
  'us.ask-debt.bank-account': {
    says: 'Sans jugement, ils ne peuvent pas toucher votre compte. Avec un jugement, ils peuvent le demander au tribunal. Deux mois d’aides fédérales versées directement doivent rester libres.',
    dependsOn: 's’ils ont un jugement contre vous',
  },
  'us.ask-debt.social-security': {
    says: 'Une entreprise privée à qui vous devez ne peut pas prendre Social Security, SSI ou les aides VA. L’État fédéral peut prendre une partie de Social Security pour ses propres dettes, mais pas SSI.',
  },
  'us.ask-debt.sheriff': {
    says: 'Prendre leurs papiers ne veut pas dire que vous êtes d’accord. Pour vous expulser ou prendre des affaires, il leur faut un ordre du tribunal. Demandez à le voir, ne résistez pas et appelez l’aide juridique (legal aid).',
    dependsOn: 's’ils apportent des papiers ou un ordre du tribunal',
  },
  'us.ask-debt.house-lien': {
    says: 'Ils doivent d’abord faire un procès et gagner. Dans la plupart des États, le jugement peut alors peser sur votre maison (lien), mais la loi sur le logement familial (homestead) protège une partie ou tout. Peu de cartes mènent à une vente forcée.',
    dependsOn: 's’ils ont un jugement, et votre État',
  },
  'us.ask-debt.refund-offset': {
    says: 'Non. Seules les dettes publiques comme les impôts, la pension d’enfants et les prêts étudiants fédéraux peuvent être prises sur un remboursement fédéral. Une firme privée avec un jugement pourrait saisir l’argent une fois à la banque.',
  },
}
