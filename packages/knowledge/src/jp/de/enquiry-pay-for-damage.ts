/** The German words of the rows in ../enquiry-pay-for-damage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FOR_DAMAGE_DE: Words = {
  'jp.ask.pay-for-damage': {
    says: 'Nicht die ganze Summe. Bei einem Fehler in der Arbeit lassen Gerichte nur einen fairen Teil zu, oft ein Viertel oder weniger, bei kleinen Fehlern nichts. Die Firma darf es nicht selbst vom Lohn abziehen. Unterschreiben Sie nichts und fragen Sie die Arbeitsaufsicht oder einen Anwalt.',
  },
}
