/** The German words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    says: 'Leer: sechs Monate vor dem Ende des Mietvertrags. Möbliert: drei. Nur zum Verkauf, zum Selbstbewohnen oder aus ernstem Grund, und nie mitten im Vertrag.',
    dependsOn: 'ob die Wohnung möbliert ist',
  },
}
