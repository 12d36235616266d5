/** Questions about the notice of a worker who leaves: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_NL: Words = {
  'be.ask.own-notice': {
    says: 'Neemt u zelf ontslag: één week de eerste drie maanden, dan twee. Contract begonnen sinds 1 augustus 2026: zes maanden lang één week. Vanaf zes maanden drie, vanaf een jaar vier, vanaf 18 maanden vijf. Vanaf twee jaar zes, vanaf vier zeven, vanaf vijf negen, vanaf zes tien. Vanaf zeven twaalf, vanaf acht 13. Hij begint de maandag erna. U verliest meestal uw uitkering, behalve één keer na tien jaar.',
  },
}
