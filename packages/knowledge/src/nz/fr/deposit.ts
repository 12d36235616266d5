/** The French words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_FR: Words = {
  'nz.deposit.want': {
    says: 'Le propriétaire veut une partie de votre dépôt de garantie (bond). Vous n’avez pas à être d’accord, et ne signez pas un formulaire vide.',
  },
  'nz.deposit.reality': {
    says: 'Le propriétaire doit le prouver. L’usure normale (fair wear and tear) n’est pas un dégât.',
  },
  'nz.deposit.right-apply': {
    says: 'Tenancy Services garde le dépôt (bond). Vous pouvez le demander vous-même. Si le propriétaire n’est pas d’accord, le Tenancy Tribunal décide.',
  },
  'nz.deposit.right-damage': {
    says: 'Pour un dégât par manque de soin, vous devez au plus quatre semaines de loyer ou la franchise (excess) de l’assurance du propriétaire, selon ce qui est le moins élevé. Pour l’usure normale, vous ne devez rien.',
  },
  'nz.deposit.right-clean': {
    says: 'Vous devez laisser le logement raisonnablement propre et rangé, pas parfait. Demandez le premier état des lieux, les factures et les photos.',
  },
  'nz.deposit.step': {
    says: 'Écrivez que vous n’êtes pas d’accord. Demandez le dépôt (bond), et envoyez vos photos et le premier état des lieux.',
  },
}
