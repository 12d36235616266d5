/** Questions about a settlement agreement and about a reference: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SETTLEMENT_AND_REFERENCE_DE: Words = {
  'gb.ask-work.settlement': {
    says: 'Unterschreiben Sie noch nicht. Es bindet Sie nur nach Rat eines unabhängigen Beraters, den meist der Arbeitgeber zahlt. Acas hält mindestens 10 Tage Bedenkzeit für fair.',
  },
  'gb.ask-work.reference': {
    says: 'Die meisten Arbeitgeber müssen kein Zeugnis (reference) geben. Tun sie es, muss es wahr und fair sein. Sie können verlangen, das an den neuen Arbeitgeber zu sehen.',
    dependsOn: 'Ihr Vertrag und Ihre Branche',
  },
}
