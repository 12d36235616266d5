/** The Italian words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_IT: Words = {
  'es.account.want': {
    says: 'La banca dice che chiuderà il Suo conto. Il denaro resta Suo.',
  },
  'es.account.right-notice': {
    says: 'Per un conto senza scadenza la banca deve dare due mesi di preavviso. Deve versarle ciò che c’è.',
  },
  'es.account.right-basic': {
    says: 'Chi vive legalmente nell’UE ha diritto a un conto di base (cuenta de pago básica) in una banca in Spagna.',
  },
  'es.account.step-new': {
    says: 'Apra ora un nuovo conto e avvisi il datore e chi preleva. Se la banca sbaglia, reclami a lei e poi gratis al Banco de España.',
  },
}
