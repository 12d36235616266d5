/** The French words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'us.debt.want': {
    says: 'Ils veulent que vous payiez une dette. Ils veulent peut-être aussi que vous appeliez et reconnaissiez qu’elle est à vous.',
  },
  'us.debt.who': {
    says: 'C’est une agence privée de recouvrement (debt collector). Ce n’est ni un tribunal ni la police.',
  },
  'us.debt.who-buyer': {
    says: 'La dette a peut-être été vendue. Une entreprise qui achète des dettes doit pouvoir montrer que la vôtre lui appartient.',
  },
  'us.debt.reality': {
    says: 'C’est une lettre, pas un papier du tribunal. Avant de payer, vérifiez que la dette est à vous, qu’elle est juste et pas trop vieille.',
  },
  'us.debt.rights-summary': {
    says: 'Vous pouvez contester la dette par écrit et demander des preuves. Vous pouvez aussi dire à l’agence de ne plus vous contacter.',
  },
  'us.debt.rights-any': {
    says: 'Vous pouvez demander le détail de la dette, dire qu’elle est fausse et obtenir des conseils gratuits.',
  },
  'us.debt.not-yet-wages': {
    says: 'Pour une dette normale, ils ne peuvent pas prendre maintenant votre paie ni l’argent à la banque. Ils doivent d’abord vous poursuivre en justice et gagner.',
  },
  'us.debt.not-prison': {
    says: 'On ne peut pas vous arrêter parce que vous ne payez pas cette dette. Une agence qui vous menace de prison enfreint la loi.',
  },
  'us.debt.know-old': {
    says: 'Une agence ne peut pas vous poursuivre ni menacer de le faire quand le délai légal de la dette est passé.',
    learnMore:
      'Cherchez la date de votre dernier paiement. Le délai change selon l’État et le type de dette.',
  },
  'us.debt.insight-restart': {
    says: 'Pour une vieille dette, un petit paiement peut coûter cher. Dans beaucoup d’États, il fait repartir le délai pour vous poursuivre.',
    actionable:
      'Trouvez la date de votre dernier paiement avant de payer ou de promettre quoi que ce soit.',
  },
  'us.debt.warning-court-paper': {
    says: 'Ce sont peut-être des papiers du tribunal. Répondez au tribunal par écrit au plus tard à la date indiquée, sinon vous perdez sans audience.',
  },
  'us.debt.step-court-paper': {
    says: 'Cherchez le dernier jour pour répondre. Déposez une réponse écrite au tribunal avant ce jour et appelez aujourd’hui l’aide juridique (legal aid).',
  },
  'us.debt.warning-advance-fee': {
    says: 'Une entreprise qui vend par téléphone de l’aide contre les dettes ne peut pas prendre de frais avant d’avoir réglé une dette pour vous.',
  },
  'us.debt.tactic-record': {
    says: 'Traitez avec eux seulement par écrit. Cela vous donne des preuves et arrête la pression au téléphone.',
    risk: 'Aucun.',
    notWhen: 'Vous avez des papiers du tribunal : répondez d’abord à ceux-là.',
  },
  'us.debt.tactic-first-month': {
    says: 'Contestez dans les 30 premiers jours. Alors seulement, ils doivent s’arrêter jusqu’à l’envoi des preuves.',
    risk: 'Aucun.',
    notWhen:
      'Les 30 jours sont passés. Vous pouvez encore contester, mais ils ne sont pas obligés de s’arrêter.',
  },
  'us.debt.tactic-place': {
    says: 'Une agence peut vous poursuivre seulement là où vous habitez ou là où vous avez signé le contrat.',
    risk: 'Aucun.',
    notWhen: 'Celui à qui vous devez vous poursuit là où vous habitez ou avez signé.',
  },
}
