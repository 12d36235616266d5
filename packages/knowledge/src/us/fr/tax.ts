/** The French words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_FR: Words = {
  'us.tax.want': {
    says: 'L’IRS dit que vous devez de l’impôt, ou que votre déclaration doit changer. Il veut un paiement ou une réponse.',
  },
  'us.tax.who': {
    says: 'L’IRS est le bureau fédéral des impôts. Il écrit par la poste avant de faire autre chose.',
  },
  'us.tax.reality': {
    says: 'Le numéro de l’avis, comme CP14 ou CP504, dit où en est l’affaire. Vous pouvez voir votre compte sur IRS.gov.',
  },
  'us.tax.rights-summary': {
    says: 'Vous pouvez ne pas être d’accord, faire appel, payer en plusieurs fois et laisser quelqu’un parler pour vous.',
  },
  'us.tax.not-yet': {
    says: 'Le plus souvent, l’IRS ne peut pas prendre le salaire ou l’argent à la banque avant un dernier avis et 30 jours pour demander une audience.',
  },
  'us.tax.know-ten-years': {
    says: 'L’IRS a le plus souvent dix ans pour réclamer un impôt après l’avoir fixé.',
    learnMore:
      'Certaines démarches, comme un appel ou une faillite (bankruptcy), allongent ce délai.',
  },
  'us.tax.right-disagree': {
    says: 'Vous avez le droit de ne pas être d’accord, d’être entendu et de faire appel à un bureau indépendant.',
  },
  'us.tax.right-plan': {
    says: 'Vous pouvez demander de payer chaque mois une partie. Pour beaucoup de dettes, cela se fait en ligne en quelques minutes.',
  },
  'us.tax.right-compromise': {
    says: 'Si vous ne pouvez pas payer, vous pouvez demander à l’IRS d’attendre, ou offrir de régler pour moins.',
  },
  'us.tax.right-advocate': {
    says: 'Si cela vous met en difficulté, le Taxpayer Advocate Service aide gratuitement.',
  },
  'us.tax.right-exempt': {
    says: 'Même une saisie fiscale (levy) doit vous laisser une partie de votre salaire et certaines choses de base.',
  },
  'us.tax.insight-penalty': {
    says: 'Si vos trois dernières années étaient en ordre, l’IRS enlève souvent une première pénalité quand vous le demandez.',
    actionable:
      'Appelez ou écrivez et demandez l’annulation d’une première pénalité (first-time penalty relief).',
  },
  'us.tax.warning-scam': {
    says: 'L’IRS ne prend pas de cartes cadeaux, de crypto ni de virements, et ne menace pas d’arrestation. En cas de doute, regardez votre compte sur IRS.gov.',
  },
}
