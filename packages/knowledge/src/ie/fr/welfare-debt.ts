/** Social welfare paid by mistake: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DEBT_FR: Words = {
  'ie.public-debt.welfare-reality': {
    says: 'Le ministère peut prendre cette dette sur un salaire ou un compte, sans juge (notice of attachment). Il le fait si l’on vous a demandé de rembourser et que vous ne l’avez pas fait.',
  },
  'ie.public-debt.welfare-know-record': {
    says: 'Le ministère garde cette dette dans ses dossiers jusqu’au paiement. Elle peut être prise sur des paiements futurs, même sur la pension d’État.',
  },
  'ie.public-debt.welfare-right-share': {
    says: 'Sur un paiement hebdomadaire, ils peuvent prendre au plus 15 % de votre taux personnel, sauf accord pour plus. Dites d’abord ce que vous pouvez payer.',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'Si la décision à l’origine de cette dette est fausse, faites appel au Social Welfare Appeals Office. C’est gratuit. Le délai est de 60 jours après la décision.',
  },
}
