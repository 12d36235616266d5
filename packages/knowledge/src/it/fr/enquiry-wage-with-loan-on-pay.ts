/** Questions about a seizure of pay beside a loan that is paid from pay (cessione del quinto): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_WITH_LOAN_ON_PAY_FR: Words = {
  'it.ask.wage-and-cessione': {
    says: "Une cessione n'empêche pas la saisie. Un prêteur privé peut prendre un cinquième de la paie nette, mais cessione et saisie ensemble pas plus de la moitié. Une saisie n'est pas un motif de licenciement. Un accord reste possible : proposez par écrit une somme ou des parts avant l'audience, et que le prêteur renonce. Somme fausse ? Voyez vite un avocat, gratuit avec peu de revenus. Si c'est trop, voyez un OCC (surendettement).",
  },
}
