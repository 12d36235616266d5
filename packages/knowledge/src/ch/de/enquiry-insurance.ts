/** Questions about premiums, the change of health insurer, refusals and the end of a policy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'ch.ask.insurer': {
    says: 'Fragen Sie schriftlich, welche Klausel gemeint ist, und senden Sie Belege. Danach hilft die kostenlose Ombudsstelle. Bei Kranken-, Unfall- oder IV verlangen Sie eine Verfügung und erheben binnen 30 Tagen Einsprache. Private Ansprüche enden nach fünf Jahren.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'was in der Police steht',
    says: 'Suchen Sie in der Police das Ende und die Frist, meist drei Monate vorher. Ein Vertrag über mehr als drei Jahre ist auf das Ende des dritten und jedes weiteren Jahres kündbar. Nach einem bezahlten Schaden oder einer höheren Prämie können Sie oft auch kündigen. Schreiben Sie es und behalten Sie den Beleg.',
  },
}
