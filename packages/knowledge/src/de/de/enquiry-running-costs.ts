/** Questions about bills for running costs and cable television: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_COSTS_DE: Words = {
  'de.ask-home.running-costs': {
    says: 'Sie muss binnen zwölf Monaten nach dem Jahr da sein. Sie haben zwölf Monate für Einwände und dürfen vorher Belege sehen.',
    dependsOn: 'ob die Abrechnung rechtzeitig kam und stimmt',
  },
  'de.ask-home.cable-fee': {
    says: 'Seit dem 1. Juli 2024 darf Kabelfernsehen nicht mehr in den Betriebskosten stehen. Sie schulden es nur bei eigenem Vertrag. Ziehen Sie es von der Rechnung ab und schreiben Sie, warum.',
  },
}
