/** The German words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_DE: Words = {
  'nl.ask.tax-plan': {
    says: 'Bitten Sie das Finanzamt vor dem letzten Tag um einen Plan: online, am Telefon oder mit dem Formular. Haben Sie wenig Einkommen und Erspartes, bitten Sie um Erlass (kwijtschelding). Ist die Summe falsch? Legen Sie in sechs Wochen Einspruch ein und bitten Sie um Aufschub für diesen Teil. Lassen Sie es nicht liegen: Mit einem dwangbevel kann das Amt Lohn oder Geld pfänden, ohne vorher einen Richter zu fragen.',
  },
  'nl.ask.home-value': {
    says: 'Widersprechen Sie bei der Gemeinde binnen sechs Wochen ab dem Datum des Bescheids. Das ist kostenlos. Verlangen Sie den Bericht mit den verkauften Häusern (taxatieverslag) und sagen Sie, was bei Ihnen anders ist. Danach können Sie zum Steuergericht.',
  },
  'nl.ask.town-waiver': {
    says: 'Mit einem Einkommen nahe der Sozialhilfe und wenig Erspartem kann Gemeinde oder Wasserverband darauf verzichten. Beantragen Sie es mit dem Formular, am besten vor der Frist. Nicht alle Steuern zählen. Nach einem Nein können Sie eine neue Prüfung verlangen.',
    dependsOn: 'von Einkommen, Erspartem und Gemeinde',
  },
  'nl.ask.late-return': {
    says: 'Reichen Sie sie jetzt ein. Zuerst kommt eine Erinnerung, dann eine letzte Mahnung (aanmaning). Ein Bußgeld kommt erst, wenn Sie deren Frist verpassen. Dagegen können Sie binnen sechs Wochen Widerspruch einlegen. Bitten Sie um mehr Zeit, wenn nötig.',
  },
}
