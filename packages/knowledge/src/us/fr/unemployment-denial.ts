/** The French words of the rows in ../unemployment-denial.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_DENIAL_FR: Words = {
  'us.jobless.want': {
    says: 'L’État dit que vous ne recevez pas d’allocations de chômage (unemployment benefits), et pourquoi.',
  },
  'us.jobless.want-appeal': {
    says: 'Vous pouvez faire appel, mais le délai est court.',
  },
  'us.jobless.who': {
    says: 'Un bureau de l’État décide. Une personne qui n’a pas pris la décision (hearing officer) entend votre appel.',
  },
  'us.jobless.reality': {
    says: 'Un premier refus n’est pas la fin. Vous pouvez faire appel gratuitement et raconter votre version.',
  },
  'us.jobless.rights-summary': {
    says: 'Vous avez droit à une audience juste, à voir le dossier, et à apporter des preuves et des témoins.',
  },
  'us.jobless.right-hearing': {
    says: 'Chaque État doit vous donner une audience juste devant une personne neutre si vous faites appel à temps.',
  },
  'us.jobless.right-employer-proof': {
    says: 'Si on vous a renvoyé, l’employeur doit dans la plupart des États prouver une faute (misconduct). Si vous êtes parti, vous devez montrer une bonne raison.',
  },
  'us.jobless.step-appeal': {
    says: 'Faites appel par écrit avant le dernier jour indiqué dans la lettre. Dans certains États, c’est seulement 10 jours après l’envoi.',
  },
  'us.jobless.step-claim': {
    says: 'Continuez votre demande chaque semaine pendant l’attente. On vous paie seulement les semaines demandées.',
  },
  'us.jobless.step-proof': {
    says: 'Rassemblez les papiers : lettre de renvoi, messages, règles, noms des personnes qui l’ont vu.',
  },
  'us.jobless.option-appeal': {
    says: 'Dites que vous n’êtes pas d’accord et voulez une audience. Vous pouvez ajouter des raisons plus tard.',
    title: 'Faire appel',
    cost: 'Gratuit',
    time: 'Au plus tard le dernier jour indiqué dans la lettre',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas d’accord avec la raison.',
  },
  'us.jobless.option-help': {
    says: 'L’aide juridique (legal aid) prend souvent ces audiences gratuitement.',
    title: 'Obtenir une aide juridique gratuite',
    cost: 'Gratuit si votre revenu est bas',
    time: 'Cette semaine',
    risk: 'Aucun. Les jours courent toujours.',
    bestFor: 'L’employeur vient avec un avocat, ou c’est compliqué.',
  },
}
