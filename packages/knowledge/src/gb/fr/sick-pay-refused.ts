/** French: the words of the rows in ../sick-pay-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_REFUSED_FR: Words = {
  'gb.sick-pay.right-first-day': {
    says: 'Depuis le 6 avril 2026, l’indemnité part du premier jour, même avec un petit salaire. C’est 80 % de votre paie, jusqu’à une somme fixe par semaine, pendant 28 semaines au plus.',
  },
  'gb.sick-pay.right-decide': {
    says: 'Demandez la raison par écrit à l’employeur. En cas de désaccord, l’équipe des paiements de HMRC tranche gratuitement. Écrivez-lui dans les six mois après le premier jour en litige. Une indemnité due et retenue se réclame au tribunal.',
  },
}
