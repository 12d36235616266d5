/** An accelerated claim for possession of a home (England and Wales): the judge decides on the papers. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ACCELERATED_FR: Words = {
  'gb.claim.possession-papers-rights': {
    says: 'Vous avez le droit de répondre sur le formulaire de défense (defence form) et de dire ce qui ne va pas. L’aide juridique est gratuite, quels que soient vos revenus.',
  },
  'gb.claim.possession-papers-reality': {
    says: 'C’est sérieux, mais vous n’avez pas à partir maintenant. Dans cette procédure rapide (accelerated possession), le juge peut décider sur dossier, sans audience.',
  },
  'gb.claim.possession-papers-form': {
    says: 'Envoyez le formulaire de défense (defence form) dans les 14 jours après avoir reçu les papiers. Dites ce qui ne va pas dans le congé (notice) ou les dates. Si le juge a des doutes, il y a une audience.',
  },
  'gb.claim.possession-papers-warn': {
    says: 'Si vous n’envoyez rien, un juge peut ordonner votre départ sans audience. Cherchez une aide juridique maintenant.',
  },
  'gb.claim.possession-papers-option': {
    title: 'Répondre sur le formulaire de défense (defence form)',
    says: 'Dites ce qui ne va pas dans le congé (notice) ou la demande. Si tout est en règle, demandez plus de temps et dites pourquoi partir serait très dur.',
    cost: 'Rien. Se défendre est gratuit.',
    time: 'Une soirée, dans les 14 jours.',
    risk: 'Si le tribunal ordonne le départ, des frais de justice s’ajoutent souvent.',
    bestFor: 'Le congé a un défaut, ou il vous faut plus de temps.',
  },
}
