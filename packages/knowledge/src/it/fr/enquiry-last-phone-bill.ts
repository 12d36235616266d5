/** Questions about the last bill of a phone or internet firm after leaving it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PHONE_BILL_FR: Words = {
  'it.ask.last-phone-bill': {
    says: "Vous n'avez pas à tout payer d'un coup. Pour le départ, ils ne peuvent demander que des frais réels, annoncés avant et en rapport avec le prix du contrat. Les remises ne reviennent que pour une part équitable, et le modem peut rester payé par mois. Réclamez par écrit, payez ce qui est juste et dites au recouvreur que vous contestez le reste. Ouvrez ConciliaWeb (Corecom) : gratuit et, pour une facture contestée, obligatoire avant le juge.",
  },
}
