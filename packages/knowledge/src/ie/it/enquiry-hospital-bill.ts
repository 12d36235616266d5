/** Questions about a hospital bill: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_IT: Words = {
  'ie.ask.hospital-bill': {
    says: "Dal 17 aprile 2023 il ricovero come paziente pubblico in un ospedale pubblico è gratis. Il pronto soccorso costa €100, e nulla con la medical card o l'invio del medico. Per fatture vecchie chieda le date e un piano. In difficoltà la HSE può rinunciarvi.",
  },
}
