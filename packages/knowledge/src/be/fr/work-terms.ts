/** Licenciement, durée déterminée, maladie et salaire, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_FR: Words = {
  'be.job.right-employer-proves': {
    says: 'Pour un motif grave, l’employeur doit prouver les faits et le respect des trois jours. Sinon, il vous doit une indemnité de préavis.',
  },
  'be.job.right-short-notice': {
    says: 'Si le préavis est trop court ou absent, l’employeur vous doit le salaire et les avantages des semaines manquantes.',
  },
  'be.job.right-fixed-term': {
    says: 'Un contrat à durée déterminée rompu trop tôt coûte à l’employeur le salaire jusqu’au terme, au plus le double de l’indemnité de préavis. Le préavis n’est possible que dans la première moitié, six mois au plus.',
  },
  'be.job.right-ill': {
    says: 'La maladie seule ne met pas fin au contrat. La force majeure médicale demande une longue maladie et d’abord un examen du médecin du travail.',
  },
  'be.job.right-new-work-help': {
    says: 'Avec trente semaines de préavis ou plus, l’employeur doit offrir une aide pour retrouver du travail (outplacement). Pas en cas de motif grave.',
  },
  'be.job.right-wages': {
    says: 'Le salaire doit être payé à temps, et à la fin du contrat sans délai. Pour un retard, vous pouvez demander des intérêts dès ce jour.',
  },
  'be.job.right-collective': {
    says: 'En cas de licenciement collectif, l’employeur doit d’abord informer et entendre le personnel. Si celui-ci a objecté à temps, vous pouvez aussi contester votre licenciement. Voyez votre syndicat maintenant.',
  },
  'be.job.right-pregnant': {
    says: 'Dès que l’employeur connaît la grossesse, et jusqu’à un mois après le congé, il lui faut un autre motif et il doit le prouver. Sinon il doit six mois de salaire en plus.',
  },
}
