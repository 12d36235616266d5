/** Questions about wages that were not paid, or from which something was taken: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_FR: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Demandez votre salaire par écrit avec un dernier jour. Pour un salaire en retard, vous pouvez réclamer jusqu’à 50 % de plus. Devant le kantonrechter, il ne faut pas d’avocat, et le Juridisch Loket aide gratuitement.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Demandez votre salaire par écrit avec un dernier jour. Pour un salaire en retard, vous pouvez réclamer jusqu’à 50 % de plus. Devant le kantonrechter, il ne faut pas d’avocat.',
  },
  'nl.ask.wage-deductions': {
    says: 'Tant que vous y travaillez, l’employeur ne peut retenir que ce que la loi prévoit, comme un prêt convenu par écrit. Le salaire minimum doit rester. Demandez le motif par écrit et réclamez le reste.',
  },
}
