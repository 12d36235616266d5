/** The French words of the rows in ../tenancy-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_WARNING_ROWS_FR: Words = {
  'de.tenancy-warning.want': {
    says: 'Votre bailleur dit que vous violez le bail et devez arrêter. C’est un avertissement (Abmahnung).',
  },
  'de.tenancy-warning.who': {
    says: 'Un bailleur est une personne privée. Seul un juge dit si l’avertissement est juste.',
  },
  'de.tenancy-warning.reality': {
    says: 'Votre bail ne prend pas fin. Si cela continue, un congé peut suivre.',
  },
  'de.tenancy-warning.not-yet': {
    says: 'Personne ne peut vous mettre dehors pour cela. Il faut un congé, un jugement et un huissier.',
  },
  'de.tenancy-warning.right-clear': {
    says: 'L’avertissement doit dire clairement quoi et quand. En cas de litige, le bailleur doit le prouver.',
  },
  'de.tenancy-warning.right-answer': {
    says: 'Vous pouvez répondre, mais sans obligation. La vie normale, les enfants et les visites sont permis.',
  },
  'de.tenancy-warning.step-answer': {
    says: 'C’est faux ? Écrivez votre version avec dates et témoins, et demandez les jours exacts. Gardez une copie.',
  },
  'de.tenancy-warning.step-stop': {
    says: 'C’est vrai ? Arrêtez maintenant pour éviter un congé. Dites-le dans une courte lettre.',
  },
  'de.tenancy-warning.option-answer': {
    says: 'Envoyez votre version et demandez le retrait.',
    title: 'Répondre par écrit',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'N’admettez pas plus que la vérité.',
    bestFor: 'C’est faux ou flou.',
  },
}
