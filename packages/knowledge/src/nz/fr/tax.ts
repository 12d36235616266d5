/** The French words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_FR: Words = {
  'nz.tax.want': {
    says: 'Regardez si c’est une nouvelle facture, une facture changée, ou un rappel de faire une déclaration.',
  },
  'nz.tax.reality': {
    says: 'Vous pouvez convenir de payer en plusieurs fois, et vous pouvez contester la somme.',
  },
  'nz.tax.who': {
    says: 'Inland Revenue encaisse les impôts, les prêts étudiants et les pensions pour enfants (child support). Vérifiez dans myIR, pas par un lien.',
  },
  'nz.tax.rights': {
    says: 'Vous pouvez demander à payer en plusieurs fois, demander un allègement pour difficultés (hardship) et contester un avis d’impôt (assessment).',
  },
  'nz.tax.not-yet': {
    says: 'Ils demandent d’abord. Si vous appelez et tenez un plan, ils ne vont le plus souvent pas plus loin.',
  },
  'nz.tax.right-instalments': {
    says: 'Vous pouvez demander à payer en plusieurs fois. Les pénalités sont plus basses une fois qu’un plan est convenu.',
  },
  'nz.tax.right-hardship': {
    says: 'Si payer vous laissait sans ce qu’il faut pour vivre, vous pouvez leur demander d’en effacer une partie.',
  },
  'nz.tax.right-dispute': {
    says: 'Vous pouvez contester un avis d’impôt (assessment) avec un avis (NOPA). Vous avez deux mois à partir de sa date, et quatre mois pour votre propre déclaration.',
  },
  'nz.tax.step-check': { says: 'Connectez-vous à myIR et vérifiez que la dette y est.' },
  'nz.tax.step-file': {
    says: 'S’il manque une déclaration, envoyez-la. Cela baisse souvent la somme.',
  },
  'nz.tax.step-plan': {
    says: 'Demandez dans myIR à payer en plusieurs fois avant la date limite.',
  },
  'nz.tax.opt-plan': {
    says: 'Proposez une somme que vous pouvez tenir.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'Les intérêts continuent.',
    time: 'Avant la date limite.',
    risk: 'Si vous manquez un paiement, le plan peut finir.',
    bestFor: 'Vous le devez, mais vous ne pouvez pas payer en une fois.',
  },
  'nz.tax.opt-dispute': {
    says: 'Envoyez à temps un avis avec vos raisons.',
    title: 'Contester',
    cost: 'Gratuit.',
    time: 'Des mois.',
    risk: 'Les intérêts continuent si vous perdez.',
    bestFor: 'La somme est fausse.',
  },
  'nz.tax.warn-deduct': {
    says: 'Inland Revenue peut prendre de l’argent sur votre paie ou votre compte avec un avis et sans tribunal. Ne l’ignorez pas.',
  },
  'nz.tax.right-loan-hardship': {
    says: 'Si un paiement du prêt étudiant vous met en difficulté (hardship), demandez à Inland Revenue de le baisser ou de faire un plan.',
  },
  'nz.tax.right-penalty': {
    says: 'Vous pouvez demander à Inland Revenue d’annuler une pénalité de retard si quelque chose que vous ne pouviez pas maîtriser vous a mis en retard.',
  },
}
