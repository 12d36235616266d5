/** Questions about paying an allowance back in parts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_DE: Words = {
  'nl.ask.allowance-plan': {
    says: 'Ja. Meist können Sie in 24 Monatsraten zahlen. Ist das zu viel, bitten Sie um einen persönlichen Plan (persoonlijke betalingsregeling) nach Einkommen und festen Kosten. Ist die Summe falsch, legen Sie auch binnen sechs Wochen Widerspruch ein. Fragen Sie vor dem letzten Zahltag und bitten Sie die Gemeinde um Hilfe.',
  },
  'nl.ask.allowance-years': {
    says: 'Ist eine Zulage endgültig festgesetzt, darf sie mehr als fünf Jahre nach Ende ihres Jahres meist nicht mehr gesenkt werden. Für 2020 endete das am 31. Dezember 2025. Ändert das Finanzamt später Ihr Einkommen, ist das ein anderer Fall. Eine rechtzeitig festgesetzte Schuld kann weiter eingezogen werden: fünf Jahre ab dem letzten Zahltag, und eine Mahnung lässt sie neu beginnen. Fragen Sie nach dem Tag des Bescheids. Falsch oder zu spät? Widersprechen Sie binnen sechs Wochen.',
    dependsOn: 'wann und warum der Bescheid kam',
  },
}
