/** The law on late premiums and on ending a policy, where a letter names them: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_TERMS_DE: Words = {
  'ch.insure.right-premium': {
    says: 'Der Schutz endet bei offener Prämie erst nach einer schriftlichen Mahnung mit 14 Tagen, die die Folgen nennt. Klagen sie nicht, endet der Vertrag zwei Monate später.',
  },
  'ch.insure.right-end-policy': {
    says: 'Einen neuen Vertrag können Sie 14 Tage lang widerrufen. Einen langen können Sie nach drei Jahren mit drei Monaten Frist kündigen.',
  },
  'ch.insure.right-cheaper': {
    says: 'Bei kleinem Einkommen zahlt der Kanton einen Teil Ihrer Prämien (Prämienverbilligung). Fragen Sie jetzt nach: In vielen Kantonen müssen Sie rechtzeitig ein Gesuch stellen.',
  },
  'ch.insure.right-late-notice': {
    says: 'Eine späte Meldung schadet Ihnen nicht, wenn Sie nichts dafür konnten. Sonst dürfen sie meist nur kürzen, was durch die Verspätung teurer wurde.',
  },
}
