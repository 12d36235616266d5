/** Questions on when somebody can become a citizen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CITIZENSHIP_DE: Words = {
  'gb.ask-immigration.citizen-years': {
    says: 'Fünf Jahre allein reichen nicht. Meist müssen Sie fünf Jahre hier gelebt und seit zwölf Monaten ein Daueraufenthaltsrecht (settled status oder indefinite leave) haben. Mit einem britischen Ehepartner reichen drei Jahre, und das Recht am Tag des Antrags. Höchstens 450 Tage im Ausland (270 bei drei Jahren), im letzten Jahr 90. Dazu kommen der Test Life in the UK, Englisch und guter Leumund. Wie lange es bis zum Daueraufenthalt dauert, hängt vom Visum ab und ändert sich: Sehen Sie auf GOV.UK nach.',
  },
}
