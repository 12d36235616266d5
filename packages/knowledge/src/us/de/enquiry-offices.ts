/** Questions about vouchers, veterans, juries, forgiven loans and medical records: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICES_DE: Words = {
  'us.ask-life.voucher': {
    says: 'Verlangen Sie die Anhörung (hearing) bis zum Tag im Brief schriftlich, und bitten Sie um Ihre Akte. Ihre Hilfe sollte meist bis zur Anhörung weiterlaufen.',
  },
  'us.ask-life.va-decision': {
    says: 'Sie haben ein Jahr. Schicken Sie neue Beweise (supplemental claim), verlangen Sie eine Prüfung auf höherer Ebene (higher-level review), oder gehen Sie zum Board. Ein Verein für Veteranen hilft kostenlos.',
  },
  'us.ask-life.jury': {
    says: 'Antworten Sie bis zum Datum. Sie können es meist einmal verschieben oder wegen Notlage oder Pflege um Befreiung bitten. Ihr Arbeitgeber darf Sie wegen des Dienstes nicht entlassen.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Kredite des Bundes können nach zehn Jahren im öffentlichen Dienst, bei dauernder Behinderung oder nach Schließung der Schule erlassen werden. Beantragen Sie es kostenlos auf studentaid.gov. Private Kredite meist nicht.',
    dependsOn: 'die Art des Kredits und der Arbeit',
  },
  'us.ask-life.medical-records': {
    says: 'Sie können Ihre Unterlagen bekommen, meist innerhalb von 30 Tagen und für eine faire Gebühr. Wegen einer unbezahlten Rechnung darf man sie nicht zurückhalten. Beschweren Sie sich beim HHS Office for Civil Rights.',
  },
}
