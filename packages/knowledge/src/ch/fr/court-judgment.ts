/** Judgments and proposed decisions, and how to appeal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'ch.court.judgment-proposal': {
    says: 'Vous avez vingt jours pour refuser la proposition de décision.',
    action: 'Refuser la proposition par écrit',
    consequence: 'Elle devient une décision définitive.',
  },
  'ch.court.judgment-want': {
    says: 'Un juge a décidé. Le papier dit ce que vous devez faire et comment recourir.',
  },
  'ch.court.judgment-who': { says: 'Cela vient d’un tribunal.' },
  'ch.court.judgment-real': { says: 'C’est sérieux. Il reste un court délai pour agir.' },
  'ch.court.judgment-not-yet': {
    says: 'Même après un jugement, l’argent passe par l’office des poursuites, et jamais sous votre minimum vital.',
  },
  'ch.court.judgment-ten': {
    says: 'Contre une décision en procédure sommaire, vous avez en général dix jours pour recourir.',
    action: 'Recourir par écrit',
    consequence: 'La décision est définitive.',
  },
  'ch.court.judgment-disown': {
    says: 'Vous avez vingt jours pour l’action en libération de dette. Un recours se fait en général dans les dix jours.',
    action: 'Déposer l’action en libération de dette',
    consequence: 'L’office des poursuites peut saisir définitivement.',
  },
  'ch.court.judgment-thirty': {
    says: 'Vous avez en général trente jours pour l’appel ou le recours.',
    action: 'Faire appel ou recours par écrit, avec vos raisons',
    consequence: 'Le jugement est définitif.',
  },
  'ch.court.judgment-reasons': {
    says: 'Un jugement sans motivation : demandez la motivation par écrit dans les dix jours.',
    action: 'Demander la motivation écrite',
    consequence: 'Vous perdez le droit de recourir.',
  },
  'ch.court.judgment-step-day': {
    says: 'Notez le jour où vous l’avez reçu. Lisez la partie sur les voies de recours.',
  },
  'ch.court.judgment-step-help': { says: 'Demandez un conseil juridique cette semaine.' },
  'ch.court.judgment-step-plan': {
    says: 'Si c’est juste, proposez un plan avant que l’office des poursuites soit saisi.',
  },
  'ch.court.judgment-right': {
    says: 'Vous avez le droit de demander à un tribunal supérieur de revoir la décision.',
  },
  'ch.court.judgment-minimum': { says: 'Ce qu’il faut pour vivre vous reste (minimum vital).' },
  'ch.court.judgment-option': {
    title: 'Faire appel ou recours',
    says: 'Envoyez vos raisons par écrit au tribunal supérieur.',
    cost: 'Les frais de justice.',
    time: 'Dix ou trente jours.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'La décision est fausse.',
  },
  'ch.court.judgment-plan': {
    title: 'Proposer de payer par acomptes',
    says: 'Écrivez à l’autre partie.',
    cost: 'Ce que vous proposez.',
    time: 'Une lettre.',
    risk: 'Elle peut refuser.',
    bestFor: 'Vous devez la somme.',
  },
}
