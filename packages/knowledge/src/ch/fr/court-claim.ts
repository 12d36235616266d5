/** A case that someone starts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
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
}
