/** Questions about Carer’s Allowance paid while earnings were over the limit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARERS_OVERPAID_IT: Words = {
  'gb.ask-benefit.carers-overpaid': {
    says: 'Chieda un riesame (mandatory reconsideration) entro un mese. Una paga che varia si può mediare; si tolgono metà dei contributi pensione e certe spese di cura. Il DWP ha detto che rivedrà questi debiti dal 2015 al 2025. Deve restituire solo se ha taciuto o sbagliato qualcosa. Non accetti sanzioni senza consiglio. Chieda piccole rate.',
  },
}
