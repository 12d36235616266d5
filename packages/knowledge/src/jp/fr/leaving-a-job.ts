/** The French words of the rows in ../leaving-a-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_FR: Words = {
  'jp.ask.quit': {
    says: 'Dans un emploi sans terme, vous pouvez partir avec deux semaines de préavis. L’employeur ne peut pas refuser. À durée déterminée, il faut un motif fort ou un an écoulé.',
  },
  'jp.job.right-no-penalty': {
    says: 'Une firme ne peut fixer d’avance une pénalité pour un départ, ni la prendre sur le salaire. Elle ne peut réclamer qu’un tort prouvé.',
  },
  'jp.job.right-asked-to-leave': {
    says: 'Ce n’est qu’une demande de partir (退職勧奨). Vous pouvez dire non, et rien n’arrive tout seul. Insister sans cesse est illégal. Un oui sous menace ou tromperie peut être annulé.',
  },
  'jp.job.leave-offer-reality': {
    says: 'Vous n’avez pas à accepter cette offre. Si vous dites non et qu’on vous licencie, il faut un motif juste.',
  },
  'jp.job.step-leave-offer': {
    says: 'Demandez par écrit la somme, le dernier jour et le motif. Un départ voulu par l’entreprise (会社都合) ouvre le plus souvent plus tôt le chômage. Ne signez rien à l’entretien.',
  },
}
