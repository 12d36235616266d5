/** The French words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ca.ask.home-qc-duties': {
    says: 'Au Québec, le propriétaire doit livrer un logement en bon état et vous laisser en jouir en paix pendant tout le bail. Sinon, vous pouvez demander des réparations, un loyer plus bas, des dommages ou la fin du bail.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'Au Québec, le Tribunal administratif du logement tranche les litiges sur un bail, l’argent aussi.',
  },
  'ca.ask.home-on-repair': {
    says: 'En Ontario, le propriétaire doit garder le logement en bon état, même si vous connaissiez le défaut en entrant. La Commission peut ordonner des réparations ou un loyer plus bas (formulaire T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'En Colombie-Britannique, le propriétaire doit garder le logement en bon état et habitable. Vous pouvez demander un ordre à la Residential Tenancy Branch.',
  },
  'ca.ask.home-ab-repair': {
    says: 'En Alberta, le logement doit respecter les normes minimales de logement et de santé. Sinon, vous pouvez demander un loyer plus bas, des dommages ou la fin du bail.',
  },
  'ca.ask.home-ab-deposit': {
    says: 'En Alberta, un dépôt est d’un mois de loyer au plus. Il doit revenir sous 10 jours, ou vous devez recevoir un relevé de ce qui est gardé.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'En Nouvelle-Écosse, un dépôt est d’un demi-mois de loyer au plus. Il doit revenir sous 10 jours, ou le propriétaire doit demander à le garder.',
  },
  'ca.ask.home-regie': {
    says: 'La Régie du logement du Québec est devenue le Tribunal administratif du logement. Le propriétaire doit vous laisser en paix pendant tout le bail, et le tribunal peut ordonner un remboursement.',
  },
  'ca.ask.pets': {
    says: 'Cela dépend de la province. En Ontario, une clause sans animaux est nulle, sauf dans une copropriété qui a sa propre règle. Ailleurs, comme au Québec, le bail peut le plus souvent interdire les animaux.',
  },
  'ca.ask.n12': {
    says: 'Vous n’avez pas à partir ce jour-là. Il faut 60 jours jusqu’à la fin d’une période et un mois de loyer. Seule la Commission peut expulser, et la mauvaise foi peut coûter un an de loyer.',
  },
  'ca.ask.moving-out': {
    says: 'Pour un loyer au mois, donnez un avis écrit: 60 jours en Ontario, un mois en Colombie-Britannique et en Alberta. Pour un bail fixe, demandez l’accord du propriétaire ou trouvez quelqu’un pour le reprendre.',
  },
  'ca.ask.verbal-lease': {
    says: 'Oui, elle compte. La loi sur le logement vous protège aussi avec une entente verbale: mêmes règles d’avis, de loyer et de dépôt. Gardez la preuve de chaque paiement.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Oui, souvent. Le propriétaire a 15 jours à partir de la fin du bail ou de votre adresse écrite, le plus tard des deux. S’il n’a ni payé ni fait de demande, vous pouvez réclamer le double au bureau (Branch).',
  },
  'ca.ask.deposit-back-ab': {
    says: 'En Alberta, il doit revenir dans les 10 jours, avec un relevé de chaque somme gardée. Sans rapports d’inspection, rien ne peut être gardé pour des dégâts. Adressez-vous au RTDRS, rapide et bon marché.',
  },
  'ca.ask.rent-up-ns': {
    says: 'En Nouvelle-Écosse, le loyer peut augmenter de 5 % par an au plus jusqu’à fin 2027, une fois en 12 mois, avec quatre mois d’avis écrit. Demandez à Residential Tenancies d’arrêter une hausse plus forte.',
  },
}
