/** French: the words of the rows in ../older-benefit-overpayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OLDER_BENEFIT_OVERPAYMENT_FR: Words = {
  'gb.benefit.one-month-older': {
    says: 'Vous avez un mois à partir de la date de la décision pour demander un nouvel examen.',
    action: 'Demander un nouvel examen de la décision',
    consequence: 'Après, il faut une bonne raison pour le retard.',
  },
  'gb.benefit.step-review-older': {
    says: 'Si une partie est fausse, demandez un nouvel examen (mandatory reconsideration) dans le mois après la date de la décision.',
  },
  'gb.benefit.know-older': {
    says: 'Qui a tout dit à temps au bureau n’a en général pas à rendre la Pension Credit ni d’autres aides plus anciennes.',
    learnMore:
      'Cherchez ce que vous avez dit, quand et comment. Joignez une copie à votre demande.',
  },
  'gb.benefit.right-older': {
    says: 'Ils ne peuvent en général redemander la Pension Credit et d’autres aides plus anciennes que si vous avez donné un fait faux ou en avez oublié un. L’erreur était-elle la leur ? Alors dites-le.',
  },
}
