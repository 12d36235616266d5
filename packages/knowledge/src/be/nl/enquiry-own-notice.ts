/** Questions about the notice of a worker who leaves: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_NL: Words = {
  'be.ask.own-notice': {
    says: 'Neemt u zelf ontslag: één week de eerste drie maanden, dan twee. Vanaf zes maanden drie, vanaf een jaar vier, vanaf 18 maanden vijf. Vanaf twee jaar zes, vanaf vier zeven, vanaf vijf negen, vanaf zes tien. Vanaf zeven twaalf, vanaf acht 13. Begon de job in 2026, vraag of zes maanden lang één week geldt. De opzeg begint de maandag erna. U verliest meestal uw uitkering, behalve één keer na tien jaar werk.',
  },
}
