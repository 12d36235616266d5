/** Questions about the income that is needed to bring a husband, wife or partner: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTNER_VISA_INCOME_DE: Words = {
  'gb.ask-immigration.partner-income': {
    dependsOn: 'Ihrem Einkommen, Ersparten und Leistungen',
    says: 'Für das erste Partnervisum brauchen Sie 29.000 £ brutto im Jahr; vor dem 11. April 2024 war es weniger. Kinder erhöhen die Summe nicht mehr. Erspartes hilft: Was über 16.000 £ liegt und sechs Monate da ist, zählt geteilt durch 2,5. Nur mit Erspartem sind es 88.500 £. Mit PIP, Carer’s Allowance oder Ähnlichem gilt die Summe nicht: Sie zeigen, dass es zum Leben reicht. Wer zuerst vor diesem Tag beantragte, behält die alte Summe von 18.600 £. Weniger? Fragen Sie vor der Gebühr zugelassene Berater.',
  },
}
