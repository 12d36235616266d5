/** The French words of Japan: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_FR: Words = {
  'jp.job.want': {
    says: 'Votre employeur veut mettre fin à votre emploi.',
  },
  'jp.job.who': {
    says: 'C’est votre employeur. Un tribunal peut dire que le licenciement est nul.',
  },
  'jp.job.real': {
    says: 'Un licenciement sans motif solide est nul. Vous n’avez pas à accepter.',
  },
  'jp.job.not-yet': {
    says: 'On ne peut pas vous renvoyer pendant un arrêt pour accident du travail ou un congé de naissance, ni 30 jours après.',
  },
  'jp.job.rights': {
    says: 'Vous pouvez demander les motifs, 30 jours de préavis ou leur paiement, et votre salaire dû.',
  },
  'jp.job.right-wages': {
    says: 'Vous pouvez réclamer un salaire impayé pendant trois ans depuis chaque jour de paie.',
  },
  'jp.job.step-sign': {
    says: 'Ne signez pas de démission (退職届). Dites que vous n’êtes pas d’accord et voulez travailler.',
  },
  'jp.job.step-reason': {
    says: 'Demandez par écrit un certificat des motifs (解雇理由証明書).',
  },
  'jp.job.step-help': {
    says: 'Demandez au bureau gratuit du travail (総合労働相談コーナー) ou à un syndicat.',
  },
  'jp.job.step-hello': {
    says: 'Allez à Hello Work avec votre papier de départ (離職票) pour le chômage.',
  },
  'jp.job.step-tribunal': {
    says: 'Vous pouvez aller au tribunal du travail (労働審判). C’est le plus souvent trois audiences.',
  },
  'jp.job.right-thirty': {
    says: 'Vous avez droit à 30 jours de préavis, ou au paiement des jours manquants.',
  },
  'jp.job.right-reason': {
    says: 'Vous avez droit aux motifs par écrit, sans retard.',
  },
  'jp.job.right-void': {
    says: 'Un licenciement sans motif solide n’a pas d’effet.',
  },
  'jp.job.right-term': {
    says: 'Un contrat à durée fixe ne peut pas finir plus tôt sans motif grave. Après beaucoup de renouvellements, même sa fin peut être nulle. Après plus de cinq ans, vous pouvez demander un contrat sans date de fin.',
  },
  'jp.job.option-tribunal': {
    title: 'Le contester',
    says: 'D’abord une lettre, puis le tribunal du travail ou le tribunal.',
    cost: 'Des frais ; Houterasu peut prêter.',
    time: 'Environ trois mois.',
    risk: 'Vous pouvez avoir de l’argent, pas l’emploi.',
    bestFor: 'Le motif est faible.',
  },
  'jp.job.option-deal': {
    title: 'Demander une fin juste',
    says: 'La médiation du bureau du travail (あっせん) est gratuite.',
    cost: 'Rien.',
    time: 'Un ou deux mois.',
    risk: 'L’entreprise peut refuser.',
    bestFor: 'Vous voulez une fin rapide.',
  },
  'jp.job.option-help': {
    title: 'Demander au bureau du travail',
    says: 'Gratuit, même sans rendez-vous.',
    cost: 'Rien.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne licenciée.',
  },
}
