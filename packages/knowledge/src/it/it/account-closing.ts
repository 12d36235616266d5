/** The Italian words of the rows in ../account-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_IT: Words = {
  'it.account.want': {
    says: 'La banca dice che chiuderà il Suo conto. Il denaro resta Suo.',
  },
  'it.account.right-notice': {
    says: 'Per un conto senza scadenza la banca deve dare due mesi di preavviso scritto, se il contratto lo prevede. Lei può chiuderlo gratis quando vuole.',
  },
  'it.account.right-basic': {
    says: 'Chi vive legalmente nell’UE ha diritto a un conto di base in una banca in Italia.',
  },
  'it.account.step-new': {
    says: 'Apra ora un nuovo conto e avvisi il datore e chi preleva. Se la banca sbaglia, reclami per iscritto, poi ABF con 20 €.',
  },
}
