/** Questions about redundancy and the notice that is due: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_AND_NOTICE_DE: Words = {
  'ie.ask.laid-off': {
    says: 'Nach zwei Jahren bekommen Sie zwei Wochen Lohn pro Jahr und eine mehr, bis 600 € pro Woche. Sie haben auch eine Kündigungsfrist.',
    dependsOn: 'Ihre Arbeitsjahre und ob die Stelle wirklich weg ist',
  },
  'ie.ask.notice': {
    says: 'Nach 13 Wochen ist es eine Woche, nach zwei Jahren zwei, nach fünf vier, nach zehn sechs, nach fünfzehn acht. Ihr Vertrag kann mehr geben.',
    dependsOn: 'Ihre Arbeitsjahre und Ihr Vertrag',
  },
}
