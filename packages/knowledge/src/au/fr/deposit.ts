/** The French words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_FR: Words = {
  'au.deposit.want': {
    says: 'L’agent ou le propriétaire veut une partie de votre caution (bond). Vous n’avez pas à accepter. Ne signez pas un formulaire vide.',
  },
  'au.deposit.reality': {
    says: 'Ils doivent prouver les dégâts. L’usure normale (fair wear and tear) n’est pas un dégât, et les vieilles choses ont perdu de la valeur.',
  },
  'au.deposit.right-apply': {
    says: 'Dans la plupart des États, vous pouvez demander vous-même la caution (bond) au bureau des cautions, sans signature de l’agent. Ils doivent alors prouver leur demande.',
  },
  'au.deposit.right-wear': {
    says: 'Vous devez seulement laisser le logement aussi propre qu’il était, sauf l’usure normale. Demandez l’état des lieux (condition report), les factures et les photos.',
  },
  'au.deposit.right-tribunal': {
    says: 'Le tribunal de votre État décide des litiges sur les cautions (bonds). En Australie-Occidentale et en Tasmanie, un bureau public décide d’abord. C’est bon marché, et il ne faut pas d’avocat.',
  },
  'au.deposit.step': {
    says: 'Écrivez que vous n’êtes pas d’accord. Demandez la caution (bond) au bureau des cautions, et envoyez vos photos et le premier état des lieux (condition report).',
  },
}
