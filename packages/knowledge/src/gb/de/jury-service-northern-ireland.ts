/** A call to jury service in Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NORTHERN_IRELAND_DE: Words = {
  'gb.juror.ni-step': {
    says: 'Ein Schreiben mit Formular (jury notice): Schicken Sie es binnen 14 Tagen zurück. Eine Ladung (jury summons): Kommen Sie am Tag oder bitten Sie sofort um Befreiung.',
  },
  'gb.juror.ni-step-work': {
    says: 'Zeigen Sie die Ladung bei der Arbeit. Fragen Sie, ob Ihr Lohn weiterläuft, und nehmen Sie das Formular für Lohnausfall mit.',
  },
  'gb.juror.ni-right-excused': {
    says: 'Nach einer Ladung können Sie aus gutem Grund mit Beleg um Befreiung oder einen späteren Termin bitten. Über 70 werden Sie befreit, wenn Sie darum bitten.',
  },
  'gb.juror.ni-right-pay': {
    says: 'Lohnausfall wird bis zu einer Grenze am Tag ersetzt, dazu die Fahrt.',
  },
  'gb.juror.ni-warning': {
    says: 'Wegbleiben ohne guten Grund oder eine falsche Antwort kann bis zu £1,000 Geldstrafe bringen.',
  },
  'gb.juror.ni-option-excuse': {
    says: 'Schreiben Sie dem Amt für Geschworene mit Grund und Beleg, sobald die Ladung da ist.',
    title: 'Um Befreiung bitten',
    cost: 'Nichts.',
    time: 'Eine Antwort jetzt, einige Tage bis zur Entscheidung.',
    risk: 'Bei einem Nein müssen Sie kommen.',
    bestFor: 'Sie sind über 70, krank oder können jemanden nicht allein lassen.',
  },
  'gb.juror.ni-option-serve': {
    says: 'Prüfen Sie am Abend vorher am Telefon oder online, ob Sie gebraucht werden.',
    title: 'Am Tag kommen',
    cost: 'Nichts. Ein Teil des Lohnausfalls kommt vielleicht nicht zurück.',
    time: 'Einige Tage oder Wochen.',
    risk: 'Ein Prozess kann länger dauern.',
    bestFor: 'Die Tage passen für Sie.',
  },
}
