/** Conciliation, court papers, judgments and seizure: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'ch.court.want': {
    says: 'Quelqu’un ouvre une procédure contre vous. La plupart commencent par une audience devant l’autorité de conciliation.',
  },
  'ch.court.who': {
    says: 'L’autorité de conciliation est publique. Elle essaie de mettre les deux parties d’accord.',
  },
  'ch.court.real': { says: 'Rien n’est encore décidé. Vous serez entendu.' },
  'ch.court.not-yet': { says: 'Personne ne peut rien saisir à cause d’une citation.' },
  'ch.court.rights': {
    says: 'Vous pouvez parler vous-même, apporter des preuves et demander l’assistance judiciaire gratuite.',
  },
  'ch.court.deadline-day': {
    says: 'Vous devez venir en personne à l’audience, le jour indiqué dans la lettre.',
    action: 'Aller à l’audience',
    consequence: 'La procédure continue sans vous, et une amende est possible.',
  },
  'ch.court.step-date': { says: 'Notez le jour, le lieu et le numéro de l’affaire.' },
  'ch.court.step-go': {
    says: 'Allez-y en personne, avec le contrat, les factures et les lettres.',
  },
  'ch.court.step-aid': {
    says: 'Si vous avez peu d’argent, demandez maintenant l’assistance judiciaire gratuite.',
  },
  'ch.court.right-heard': { says: 'Vous avez le droit d’être entendu.' },
  'ch.court.right-aid': {
    says: 'Avec peu d’argent et des chances sérieuses, vous avez droit à l’assistance judiciaire.',
  },
  'ch.court.option-go': {
    title: 'Y aller et dire votre version',
    says: 'Vous n’avez pas besoin d’avocat.',
    cost: 'Peu.',
    time: 'Une matinée.',
    risk: 'Des frais si vous perdez plus tard.',
    bestFor: 'Toute personne citée.',
  },
  'ch.court.option-settle': {
    title: 'Trouver un accord à l’audience',
    says: 'Un accord conclu là vaut un jugement.',
    cost: 'Ce que vous convenez.',
    time: 'Le jour même.',
    risk: 'Il est définitif.',
    bestFor: 'Vous devez une partie.',
  },
  'ch.court.option-help': {
    title: 'Demander un conseil juridique',
    says: 'Demandez à une permanence juridique gratuite près de chez vous.',
    cost: 'Peu ou rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous hésitez.',
  },
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
  'ch.court.seize-want': {
    says: 'L’office des poursuites veut examiner vos revenus et vos biens, pour en prendre une partie (saisie).',
  },
  'ch.court.seize-who': { says: 'C’est un office public. Ses actes peuvent être contrôlés.' },
  'ch.court.seize-real': {
    says: 'Il doit vous laisser assez pour le loyer, la nourriture et l’assurance-maladie que vous payez vraiment.',
  },
  'ch.court.seize-not-yet': {
    says: 'Ils ne peuvent pas prendre ce qu’il faut pour vivre et travailler, ni certaines prestations sociales.',
  },
  'ch.court.seize-ten': {
    says: 'Vous avez dix jours pour porter plainte à l’autorité de surveillance si un acte est faux.',
    action: 'Porter plainte par écrit',
    consequence: 'L’acte reste valable.',
  },
  'ch.court.seize-step-go': {
    says: 'Allez au rendez-vous. Apportez fiches de salaire, loyer, primes et autres frais, avec les preuves de paiement.',
  },
  'ch.court.seize-step-change': {
    says: 'Si vos revenus ou vos frais changent, demandez tout de suite à l’office de revoir la somme.',
  },
  'ch.court.seize-step-help': {
    says: 'Parlez à un service de désendettement d’un plan avec tous les créanciers ou d’une faillite personnelle.',
  },
  'ch.court.seize-right-complain': {
    says: 'Vous avez le droit de porter plainte gratuitement contre l’office.',
  },
  'ch.court.seize-option': {
    title: 'Porter plainte contre un acte faux',
    says: 'Écrivez à l’autorité de surveillance.',
    cost: 'Le plus souvent rien.',
    time: 'Dix jours.',
    risk: 'Aucun.',
    bestFor: 'La somme qui vous reste est trop basse.',
  },
  'ch.court.seize-help': {
    title: 'Demander un service de désendettement',
    says: 'Il vérifie la somme qui doit vous rester.',
    cost: 'Rien.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne saisie.',
  },
}
