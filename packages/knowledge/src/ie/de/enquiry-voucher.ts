/** Questions about a gift voucher that ran out: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VOUCHER_DE: Words = {
  'ie.ask.voucher-expired': {
    says: 'Nein. Ein seit 2. Dezember 2019 gekaufter Gutschein gilt mindestens fünf Jahre oder ohne Ende. Eine kürzere Zeit hat keine Wirkung. Anders bei Werbe-, Treue- oder Rückgabegutscheinen. Man darf Sie auch nicht zwingen, alles auf einmal auszugeben, und keine Gebühr für eine Namensänderung nehmen. Schreiben Sie dem Laden mit dem Kaufdatum. Sonst CCPC 01 402 5555 und small claims procedure.',
  },
}
