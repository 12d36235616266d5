/** Being dismissed (licenciement): reasons, proof and the labour court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-dismissed': {
    says: 'Votre employeur met fin à votre contrat. La lettre doit dire pourquoi.',
  },
  'fr.job.who': {
    says: 'L’employeur décide du licenciement, mais le conseil de prud’hommes peut le contrôler.',
  },
  'fr.job.reality': {
    says: 'Un licenciement exige une cause réelle et sérieuse. Sinon, vous pouvez obtenir une indemnité.',
  },
  'fr.job.rights-summary': {
    says: 'Vous avez droit à un entretien, un motif clair, un préavis, des indemnités et un juge.',
  },
  'fr.job.deadline-twelve': {
    says: 'Vous avez douze mois après la notification pour saisir le conseil de prud’hommes.',
    action: 'Saisir le conseil de prud’hommes',
    consequence: 'Après, vous ne pouvez plus contester le licenciement.',
  },
  'fr.job.deadline-details': {
    says: 'Vous avez 15 jours après la lettre pour demander des précisions sur les motifs.',
    action: 'Demander des précisions sur les motifs',
    consequence: 'Sans demande, un motif vague seul ne suffit plus à le rendre injustifié.',
  },
  'fr.job.step-reasons': {
    says: 'Lisez les motifs. S’ils sont vagues, demandez des précisions par recommandé dans les 15 jours.',
  },
  'fr.job.step-proof': {
    says: 'Notez les faits et gardez courriels, messages, fiches de paie et noms de témoins.',
  },
  'fr.job.step-advice': {
    says: 'Demandez un conseil gratuit : syndicat, point-justice (3039) ou droit du travail (0 806 000 126).',
  },
  'fr.job.step-dispute': {
    says: 'Si vous n’êtes pas d’accord, dites-le par recommandé et proposez un accord. Notez les douze mois.',
  },
  'fr.job.right-reason': {
    says: 'Vous avez droit à une lettre avec des motifs clairs. Le juge ne regarde que ceux-là.',
  },
  'fr.job.right-court': {
    says: 'Si le licenciement est sans cause réelle et sérieuse, le juge accorde une somme selon un barème.',
  },
  'fr.job.right-void': {
    says: 'S’il vise maladie, grossesse, origine, syndicat ou suit un harcèlement, il est nul. Vous retrouvez le poste ou au moins six mois de salaire.',
  },
  'fr.job.option-court': {
    title: 'Saisir les prud’hommes',
    says: 'Envoyez une requête avec vos preuves. D’abord, un bureau tente un accord.',
    cost: 'Une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle. L’avocat est facultatif.',
    time: 'Jusqu’à un an ou plus.',
    risk: 'Des frais possibles si vous perdez.',
    bestFor: 'Le motif est faux, faible ou illégal.',
  },
  'fr.job.option-deal': {
    title: 'Chercher un accord',
    says: 'Proposez une transaction après la lettre. Comparez d’abord avec le barème.',
    cost: 'Le temps d’un conseiller.',
    time: 'Quelques semaines.',
    risk: 'Un accord signé met fin à vos demandes.',
    bestFor: 'Vous voulez en finir vite.',
  },
  'fr.job.option-help': {
    title: 'Parler à un syndicat ou un conseiller',
    says: 'Ils vérifient la lettre, les dates et les sommes.',
    cost: 'Rien, ou une cotisation.',
    time: 'Un appel cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec une telle lettre.',
  },
  'fr.job.warn-sign': {
    says: 'Ne signez ni accord ni démission sous pression. Emportez le papier et demandez conseil.',
  },
  'fr.job.warn-stay-away': {
    says: 'N’abandonnez pas votre poste. On peut vous considérer comme démissionnaire, sans chômage.',
  },
  'fr.job.insight-fault': {
    says: 'La lettre parle de faute grave. L’employeur doit la prouver et agir vite après l’avoir apprise.',
    actionable:
      'Comparez les dates : faits, convocation, lettre. Des faits de plus de deux mois peuvent être trop vieux.',
  },
  'fr.job.tactic-details': {
    says: 'Demandez des précisions dans les 15 jours. Cela fixe les motifs, ou montre leur faiblesse.',
    risk: 'L’employeur peut préciser ses motifs.',
    notWhen: 'Un avocat vous conseille de laisser le motif vague.',
  },
  'fr.job.element-reason': {
    name: 'Le motif',
    says: 'La lettre doit donner le motif.',
    ifMissing: 'On ne voit pas de motif. Sans motif, le licenciement est injustifié.',
  },
}
