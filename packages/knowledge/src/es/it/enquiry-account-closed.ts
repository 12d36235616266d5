/** Questions about a bank that closes or refuses an account: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_IT: Words = {
  'es.ask.account-closed': {
    says: 'Una banca che chiude un conto deve di solito avvisare per iscritto due mesi prima. Se chiede documenti (identità, reddito), li porti con copia timbrata: senza può bloccarlo. Chi vive legalmente nell’UE, e i richiedenti asilo, ha diritto a un conto di base (cuenta de pago básica). La banca deve rispondere in dieci giorni lavorativi. Se rifiuta, reclami, poi gratis al Banco de España.',
  },
}
