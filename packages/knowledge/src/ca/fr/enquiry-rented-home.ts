/** The French words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'ca.ask.home-qc-duties': {
    says: 'Au Québec, le propriétaire doit livrer un logement en bon état et vous laisser en jouir en paix pendant tout le bail. Sinon, vous pouvez demander des réparations, un loyer plus bas, des dommages ou la fin du bail.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'Au Québec, le Tribunal administratif du logement tranche les litiges sur un bail, l’argent aussi.',
  },
  'ca.ask.home-regie': {
    says: 'La Régie du logement du Québec est devenue le Tribunal administratif du logement. Le propriétaire doit vous laisser en paix pendant tout le bail, et le tribunal peut ordonner un remboursement.',
  },
  'ca.ask.pets': {
    says: 'Cela dépend de la province. En Ontario, une clause sans animaux est nulle, sauf dans une copropriété qui a sa propre règle. Ailleurs, comme au Québec, le bail peut le plus souvent interdire les animaux.',
  },
  'ca.ask.moving-out': {
    says: 'Pour un loyer au mois, donnez un avis écrit: 60 jours en Ontario, un mois en Colombie-Britannique et en Alberta. Pour un bail fixe, demandez l’accord du propriétaire ou trouvez quelqu’un pour le reprendre.',
  },
  'ca.ask.verbal-lease': {
    says: 'Oui, elle compte. La loi sur le logement vous protège aussi avec une entente verbale: mêmes règles d’avis, de loyer et de dépôt. Gardez la preuve de chaque paiement.',
  },
  'ca.ask.entry': {
    says: 'Le plus souvent, il faut votre accord ou un avis de 24 heures avec un motif. Une urgence est différente.',
    dependsOn: 'le motif et s’il y a urgence',
  },
  'ca.ask.leaving': {
    says: 'Un bail au mois finit avec un ou deux mois d’avis, selon la province. Un bail à durée fixe vous lie, sauf accord, cession ou motif légal.',
    dependsOn: 'votre province et le genre de bail',
  },
}
