/** Questions about hospital bills and medical records: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_DEBT_DE: Words = {
  'us.ask-debt.right-estimate': {
    says: 'Ohne Versicherung können Sie vor einer geplanten Behandlung eine schriftliche Schätzung verlangen. Eine Rechnung, die $400 oder mehr darüber liegt, können Sie 120 Tage lang bestreiten. Im Notfall gibt es meist keine.',
  },
  'us.ask-debt.medical-report': {
    says: 'Ein Gericht hob das Bundesverbot im Juli 2025 auf. Die Auskunfteien (bureaus) sagen, dass sie bezahlte, unter einem Jahr alte und solche unter $500 weglassen. Manche Bundesstaaten verbieten sie.',
    dependsOn: 'die Summe, ihr Alter und Ihr Bundesstaat',
  },
  'us.fact.small-payments-hospital': {
    says: 'Kein Gesetz hindert ein Krankenhaus am Inkasso, während Sie kleine Summen schicken. Nur ein vereinbarter Plan bindet es. Aber ein gemeinnütziges Krankenhaus muss finanzielle Hilfe anbieten und Ihr Formular 240 Tage ab der ersten Rechnung annehmen. Solange es prüft, ruhen Klage und Kreditmeldung. Schicken Sie es heute, sagen Sie es dem Inkasso. Bestreiten Sie binnen 30 Tagen schriftlich.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Ein gemeinnütziges Krankenhaus muss mindestens 120 Tage warten, bevor es hart vorgeht, etwa klagt. Es muss damit aufhören, solange es Ihre Bitte um Hilfe prüft. Die können Sie 240 Tage lang stellen.',
    dependsOn: 'ob das Krankenhaus gemeinnützig ist',
  },
  'us.ask-life.medical-records': {
    says: 'Sie können Ihre Unterlagen bekommen, meist innerhalb von 30 Tagen und für eine faire Gebühr. Wegen einer unbezahlten Rechnung darf man sie nicht zurückhalten. Beschweren Sie sich beim HHS Office for Civil Rights.',
  },
}
