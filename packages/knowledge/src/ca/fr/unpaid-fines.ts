/** Unpaid fines of a court or a city in letters of collectors: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_FR: Words = {
  'ca.public-debt.on-fine-reality': {
    says: 'En Ontario, une amende impayée peut vous coûter le permis ou les plaques. Elle peut s’ajouter à la taxe foncière, ou s’exécuter comme un jugement.',
  },
  'ca.public-debt.on-fine-know-age': {
    says: 'En Ontario, une amende du tribunal ne se prescrit pas. Il n’y a pas de délai pour la percevoir.',
  },
  'ca.public-debt.on-fine-right-time': {
    says: 'En Ontario, vous pouvez demander plus de temps pour payer une amende, ou payer en plusieurs fois. Demandez le formulaire au greffe. Un juge de paix décide.',
  },
  'ca.public-debt.bc-fine-reality': {
    says: 'En Colombie-Britannique, ICBC peut vous refuser un permis ou des plaques tant qu’une amende de conduite n’est pas payée. Demandez-lui un plan si vous ne pouvez pas payer d’un coup.',
  },
  'ca.public-debt.qc-fine-reality': {
    says: 'Au Québec, une amende impayée peut faire suspendre votre permis de conduire. Le percepteur peut aussi faire saisir des biens ou des revenus.',
  },
  'ca.public-debt.qc-fine-right-work': {
    says: 'Au Québec, demandez au percepteur plus de temps ou des versements. Si vous ne pouvez pas payer et qu’une saisie n’aiderait pas, il doit vous offrir des travaux compensatoires, là où un programme existe.',
  },
}
