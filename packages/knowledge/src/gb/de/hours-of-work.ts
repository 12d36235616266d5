/** Zero hours contracts, paid holiday and flexible working: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOURS_OF_WORK_DE: Words = {
  'gb.zero-hours.right-other-job': {
    says: 'Ein Vertrag ohne feste Stunden (zero hours) kann Ihnen Arbeit für andere nicht verbieten. Man darf Sie dafür nicht bestrafen oder kündigen.',
  },
  'gb.zero-hours.right-holiday': {
    says: 'Sie haben ein Recht auf 5.6 Wochen bezahlten Urlaub im Jahr und auf Pausen. Im Durchschnitt sind höchstens 48 Stunden je Woche erlaubt, wenn Sie nichts anderes unterschrieben haben.',
  },
  'gb.zero-hours.answer': {
    says: 'Sie dürfen für andere arbeiten und haben bezahlten Urlaub, Pausen und den Mindestlohn. Schichten darf man vorerst absagen. Verlangen Sie das Urlaubsgeld schriftlich, dann rufen Sie Acas an.',
  },
  'gb.job.flexible': {
    says: 'Sie dürfen zweimal im Jahr ab dem ersten Tag um flexible Arbeit bitten. Der Arbeitgeber muss mit Ihnen reden, in zwei Monaten antworten und einen gesetzlichen Grund nennen.',
  },
  'gb.job.flexible-step': {
    says: 'Unterschreiben Sie neue Zeiten noch nicht, wenn sie Ihnen nicht passen: Das ändert Ihren Vertrag auf Dauer. Bitten Sie um eine Probezeit, oder legen Sie bis zum Tag im Brief Einspruch ein.',
  },
}
