/** First steps, rights and ways out for questions about work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_FR: Words = {
  'es.guide.step-work-dates': {
    says: 'Notez le jour où l’emploi a fini. Vous n’avez que 20 jours ouvrables pour contester un licenciement.',
  },
  'es.guide.step-work-sign': {
    says: 'Signez seulement « recibí, no conforme » avec la date.',
  },
  'es.guide.step-work-papers': {
    says: 'Rassemblez contrat, fiches de paie, messages et noms de témoins.',
  },
  'es.guide.step-work-union': {
    says: 'Parlez cette semaine à un syndicat ou à un avocat du travail.',
  },
  'es.guide.right-work-letter': {
    says: 'Vous avez droit à une lettre avec les faits et la date.',
  },
  'es.guide.right-work-paro': {
    says: 'Vous pouvez demander le chômage (paro) après tout licenciement.',
  },
  'es.guide.right-work-wages': {
    says: 'Vous pouvez réclamer un salaire impayé pendant un an, avec 10 % d’intérêts.',
  },
  'es.guide.work-paper': {
    says: 'Vous ne pouvez pas renoncer en signant aux droits que la loi vous donne.',
  },
  'es.guide.option-work-claim': {
    title: 'Demander la conciliation',
    says: 'C’est gratuit et arrête le délai un moment.',
    cost: 'Rien.',
    time: '20 jours ouvrables pour un licenciement.',
    risk: 'Faible.',
    bestFor: 'Vous n’êtes pas d’accord.',
  },
  'es.guide.option-work-talk': {
    title: 'Parler à l’employeur',
    says: 'Demandez par écrit et fixez une date.',
    cost: 'Rien.',
    time: 'Quelques jours.',
    risk: 'Le délai continue.',
    bestFor: 'Vous voulez rester ou vous accorder.',
  },
  'es.guide.option-work-help': {
    title: 'Se faire aider',
    says: 'Les salariés ont l’aide juridique gratuite au tribunal du travail.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
}
