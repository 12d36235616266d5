/** The end of a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'ch.job.want': { says: 'Votre employeur met fin à votre emploi.' },
  'ch.job.who': {
    says: 'En Suisse, un employeur n’a besoin d’aucune autorisation. Mais il y a des délais de congé et des limites.',
  },
  'ch.job.real': { says: 'Vous recevez votre salaire jusqu’à la fin du délai de congé.' },
  'ch.job.not-yet': {
    says: 'Après le temps d’essai, un congé donné pendant une maladie est nul un certain temps. La loi fixe cette durée.',
  },
  'ch.job.rights': {
    says: 'Vous pouvez demander le motif, vous opposer à un congé abusif et obtenir un certificat juste.',
  },
  'ch.job.deadline-object': {
    says: 'Pour réclamer contre un congé abusif, faites opposition par écrit avant la fin du délai de congé. C’est en général un mois ou plus, mais seulement sept jours pendant le temps d’essai.',
    action: 'Envoyer une opposition écrite à l’employeur',
    consequence: 'Vous perdez vos droits pour congé abusif.',
  },
  'ch.job.deadline-180': {
    says: 'Une demande pour congé abusif doit être déposée dans les 180 jours après la fin de l’emploi. Par prudence, comptez à partir de la lettre.',
    action: 'Aller à l’autorité de conciliation',
    consequence: 'Vos droits s’éteignent.',
  },
  'ch.job.step-reason': { says: 'Demandez par écrit le motif du congé.' },
  'ch.job.step-object': {
    says: 'Si vous trouvez le congé abusif, opposez-vous par écrit avant la fin du délai de congé. Dites que vous offrez votre travail.',
  },
  'ch.job.step-instant': {
    says: 'Écrivez tout de suite que vous n’acceptez pas le licenciement immédiat et que vous offrez votre travail.',
  },
  'ch.job.step-rav': {
    says: 'Inscrivez-vous tout de suite à l’office du travail (ORP), au plus tard le premier jour sans travail. Cherchez un emploi pendant le délai de congé.',
  },
  'ch.job.step-check': {
    says: 'Vérifiez le délai : un mois la première année, deux jusqu’à la neuvième, puis trois, pour la fin d’un mois.',
  },
  'ch.job.right-reason': { says: 'Vous avez le droit de connaître le motif par écrit.' },
  'ch.job.right-block': {
    says: 'Si vous tombez malade pendant le délai de congé, il s’arrête : 30, 90 ou 180 jours selon vos années de travail.',
  },
  'ch.job.right-ref': { says: 'Vous avez droit à un certificat de travail à tout moment.' },
  'ch.job.right-instant': {
    says: 'Sans motif grave, un licenciement immédiat coûte à l’employeur le salaire du délai de congé, et parfois plus.',
  },
  'ch.job.option-object': {
    title: 'S’opposer et aller en conciliation',
    says: 'Écrivez d’abord, puis allez à l’autorité de conciliation gratuite.',
    cost: 'Pas de frais de justice jusqu’à CHF 30 000.',
    time: '180 jours.',
    risk: 'On retrouve rarement son poste, mais de l’argent.',
    bestFor: 'Le motif est abusif.',
  },
  'ch.job.option-deal': {
    title: 'Demander une fin correcte',
    says: 'Demandez du temps, du salaire ou un bon certificat.',
    cost: 'Rien.',
    time: 'Quelques jours.',
    risk: 'Un papier signé peut vous coûter des indemnités.',
    bestFor: 'Vous voulez partir en bons termes.',
  },
  'ch.job.option-help': {
    title: 'Demander un syndicat ou un juriste',
    says: 'Ils vérifient le délai et le motif.',
    cost: 'Peu.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne licenciée.',
  },
}
