/** The German words of the rows in ../state-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_INSURERS_DE: Words = {
  ...stateWords('outside-review', {
    AZ: 'haben Sie nach dem letzten Nein der Versicherung vier Monate, um eine Prüfung von außen (external review) zu verlangen',
    CO: 'haben Sie nach dem letzten Nein der Versicherung vier Monate, um eine kostenlose Prüfung von außen (external review) zu verlangen',
    CT: 'haben Sie 120 Tage, um vom Bundesstaat eine kostenlose Prüfung von außen (external review) zu verlangen',
    MD: 'haben Sie vier Monate, um vom Bundesstaat eine kostenlose Entscheidung über ein ärztliches Nein zu verlangen',
    MN: 'haben Sie sechs Monate, um vom Bundesstaat eine kostenlose Prüfung von außen (external review) zu verlangen',
    OR: 'haben Sie nach dem letzten Nein der Versicherung 180 Tage, um bei einem ärztlichen Nein eine kostenlose Prüfung von außen (external review) zu verlangen',
    CA: 'können Sie innerhalb von sechs Monaten nach dem letzten Nein der Versicherung vom Bundesstaat eine kostenlose unabhängige ärztliche Prüfung (IMR) verlangen',
    IL: 'haben Sie vier Monate, um bei einem ärztlichen Nein eine kostenlose Prüfung von außen (external review) zu verlangen',
    MA: 'haben Sie vier Monate, um beim Office of Patient Protection eine Prüfung von außen (external review) zu verlangen',
    MI: 'haben Sie 127 Tage, um vom Bundesstaat eine kostenlose Prüfung von außen (external review) zu verlangen',
    NJ: 'haben Sie vier Monate, um vom Bundesstaat eine unabhängige Prüfung (IHCAP) zu verlangen',
    NY: 'haben Sie vier Monate, um vom Bundesstaat bei einem ärztlichen Nein eine Prüfung von außen (external appeal) zu verlangen',
    NC: 'haben Sie 120 Tage, um vom Bundesstaat eine kostenlose Prüfung von außen (external review) zu verlangen',
    VA: 'haben Sie 120 Tage, um vom Bundesstaat eine kostenlose Prüfung von außen (external review) zu verlangen',
    OH: 'haben Sie 180 Tage, um bei einem ärztlichen Nein eine kostenlose Prüfung von außen (external review) zu verlangen',
    PA: 'können Sie nach dem letzten Nein der Versicherung vom Bundesstaat eine unabhängige Prüfung verlangen',
    TX: 'ist eine unabhängige Prüfung (IRO) eines ärztlichen Neins kostenlos, und ihr Ergebnis bindet die Versicherung',
    WA: 'ist eine unabhängige Prüfung (IRO) eines ärztlichen Neins kostenlos, und ihr Ergebnis bindet die Krankenversicherung',
  }),
  ...stateWords('claim-rules', {
    AZ: 'verbietet das Gesetz unfaire Verzögerung. Zahlt man über 30 Tage nach guten Beweisen, kommen Zinsen dazu',
    CA: 'muss die Versicherung innerhalb von 15 Tagen antworten und meist innerhalb von 40 Tagen nach Ihren Beweisen ja oder nein sagen',
    FL: 'muss eine Hausversicherung innerhalb von 7 Tagen antworten und innerhalb von 60 Tagen zahlen oder ablehnen',
    GA: 'schicken Sie eine Forderung und warten Sie 60 Tage. Böse Absicht (bad faith) kann die Versicherung dann bis zur Hälfte mehr und Anwaltskosten kosten',
    IL: 'kann ein Richter Geld und Anwaltskosten dazugeben, wenn eine Versicherung ohne guten Grund verzögert',
    MA: 'schicken Sie bei einem unfairen Nein eine Forderung (demand letter). Kommt in 30 Tagen kein faires Angebot, kann ein Richter es verdoppeln oder verdreifachen',
    MI: 'sind Leistungen innerhalb von 60 Tagen nach guten Beweisen fällig. Danach können 12 % Zinsen fällig sein',
    NJ: 'verbietet das Gesetz unfaire Verzögerung. Bei Autofällen mit unversicherten Fahrern können Sie die Versicherung verklagen',
    NY: 'muss die Versicherung innerhalb von 15 Geschäftstagen antworten und innerhalb von 15 Geschäftstagen nach Ihren Beweisen ja oder nein sagen',
    NC: 'können unfaire Verzögerung oder niedrige Angebote unfairer Handel sein, das Dreifache des Verlusts wert',
    OH: 'muss die Versicherung innerhalb von 15 Tagen antworten und meist innerhalb von 21 Tagen nach Ihren Beweisen entscheiden',
    PA: 'kann ein Richter Zinsen dazugeben und eine Versicherung bestrafen, die in böser Absicht (bad faith) handelt',
    TX: 'muss die Versicherung innerhalb von 15 Tagen anfangen und innerhalb von 15 Geschäftstagen nach allen Papieren entscheiden. Späte Zahlung bringt Zinsen',
    VA: 'verbietet das Gesetz unfaire Verzögerung. Ein Richter kann bei böser Absicht (bad faith) Anwaltskosten dazugeben',
    WA: 'können Sie wegen eines unfairen Neins klagen und bis zum Dreifachen bekommen. Schreiben Sie 20 Tage vorher',
  }),
  ...stateWords(
    'policy-ends',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'muss eine Versicherung Ihnen rechtzeitig schreiben, bevor sie einen Vertrag beendet oder nicht verlängert. Meist muss sie sagen, warum',
    ),
  ),
}
