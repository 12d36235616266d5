/** Questions about bad work of a tradesman: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_FR: Words = {
  'de.ask-buy.botched-work': {
    says: 'Ne validez pas le travail (Abnahme). Listez les défauts avec photos et fixez un délai juste. D’ici là, vous pouvez retenir environ le double du coût de réparation. Passé le délai : faites faire à leurs frais, payez moins, ou annulez si c’est grave. Payez la part non contestée.',
  },
}
