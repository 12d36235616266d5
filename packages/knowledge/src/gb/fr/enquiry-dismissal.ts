/** Questions about losing or leaving a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'Pour un emploi qui finit avant le 1er janvier 2027, il faut le plus souvent deux ans. Pour un emploi qui finit à partir de ce jour, six mois. Certaines raisons, comme la grossesse ou la discrimination, n’exigent aucune durée.',
    dependsOn: 'combien de temps vous y avez travaillé, et pourquoi vous avez perdu l’emploi',
  },
  'gb.ask-work.two-years': {
    says: 'Jusqu’au 31 décembre 2026, il faut le plus souvent deux ans de travail pour attaquer un licenciement injuste (unfair dismissal). À partir du 1er janvier 2027, six mois suffisent, et la limite des indemnités disparaît aussi.',
    dependsOn: 'le jour où votre emploi finit',
  },
  'gb.ask-work.resign': {
    says: 'Prenez conseil avant de démissionner. Si votre employeur viole gravement le contrat, partir peut compter comme un licenciement, mais c’est difficile à prouver. Faites d’abord une plainte écrite (grievance).',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'En Irlande du Nord, il faut en général un an de travail, pas deux, et vous avez trois mois pour agir. L’employeur doit d’abord écrire, vous rencontrer et offrir un appel. Sans ces étapes, le licenciement est injuste d’office. Appelez maintenant la Labour Relations Agency, gratuite : 03300 555 300. Demandez le préavis.',
    dependsOn: 'combien de temps vous y avez travaillé, et pourquoi vous avez perdu l’emploi',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'Non, le plus souvent, si l’emploi finit avant le 1er janvier 2027 : il faut deux ans. S’il finit à partir de ce jour, six mois suffisent. Certaines raisons n’exigent aucune durée, comme la grossesse, l’origine ou la demande d’un droit légal.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Contactez vite Acas, car un délai court. Être malade n’interdit pas un licenciement, mais il faut un motif juste et des étapes justes. Pour cela il faut deux ans dans l’emploi, ou six mois s’il finit à partir du 1er janvier 2027. Si la maladie est un handicap, aucune durée n’est exigée. Demandez la paie du préavis.',
  },
}
