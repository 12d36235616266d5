/** Questions about a notice or eviction claim for unpaid rent: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FOR_RENT_DEBT_IT: Words = {
  'de.ask-home.rent-debt-notice': {
    says: "Paghi tutto il debito, o chieda oggi al Jobcenter o all'ufficio sociale di assumerlo. Fino a due mesi dalla notifica della causa di sfratto questo annulla la disdetta immediata (una volta in due anni). Una seconda disdetta ordinaria nella lettera di solito resta: chieda al locatore di ritirarla. Dica al tribunale entro due settimane che si difende. Vada da un Mieterverein o da un avvocato; c'è il patrocinio statale.",
  },
}
