/** The Italian words of the rows in ../enquiry-pay-for-damage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FOR_DAMAGE_IT: Words = {
  'jp.ask.pay-for-damage': {
    says: 'Non tutta la somma. Per un errore sul lavoro i giudici danno solo una parte equa, spesso un quarto o meno, e nulla per errori lievi. La ditta non può toglierla da sola dalla paga. Non firmi nulla e chieda all’ispettorato o a un avvocato.',
  },
}
