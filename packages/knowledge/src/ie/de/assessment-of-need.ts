/** The assessment of what a child or an adult with a disability needs: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSESSMENT_OF_NEED_DE: Words = {
  'ie.need.wants': {
    says: 'Es geht um die Prüfung, was Ihr Kind oder Sie wegen einer Behinderung brauchen.',
  },
  'ie.need.right-time': {
    says: 'Die Prüfung muss innerhalb von drei Monaten nach dem Antrag beginnen und in drei weiteren enden. Sonst können Sie sich beschweren.',
  },
  'ie.need.step': {
    says: 'Schicken Sie jetzt eine Beschwerde an die Stelle der HSE (complaints officer). Danach können Sie weitergehen, und der Circuit Court kann das Entschiedene durchsetzen.',
  },
}
