/** Questions of people who left a shared flat and are asked for the rent of those who stayed: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEFT_A_SHARED_FLAT_IT: Words = {
  'fr.ask-home.left-shared-lease': {
    says: 'Lei deve solo fino a un certo giorno. Chi ha dato disdetta è libero quando un nuovo coinquilino entra nel contratto, e al più tardi sei mesi dopo la fine del preavviso. Il suo garante è libero lo stesso giorno. Rifiuti gli affitti successivi per raccomandata, con la prova della disdetta. Per la parte prima chieda tempo e la richieda a chi è rimasto. Senza un giudice nessuna paga si pignora.',
  },
}
