/** Questions about work on bank holidays: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_HOLIDAYS_DE: Words = {
  'gb.ask-work.bank-holidays': {
    says: 'Nein. Das Gesetz gibt kein Recht auf freie Feiertage (bank holidays) oder Zuschlag. Es gilt der Vertrag oder was bei Ihnen immer üblich war. Sie bekommen aber 5,6 Wochen bezahlten Urlaub im Jahr; Feiertage können darin sein. Bitten Sie früh um den Tag. Eine Regel, die einen Glauben oder Eltern härter trifft, kann unzulässig sein.',
  },
  'gb.ask-work.bank-holiday-made': {
    dependsOn: 'Ihrem Vertrag',
    says: 'Steht dort, dass Sie an Feiertagen arbeiten, oder war es immer so, dürfen sie es verlangen. Gibt er Ihnen den Tag frei, brauchen sie Ihr Ja. Das Gesetz gibt kein Recht auf den freien Tag oder mehr Lohn. 5,6 Wochen bezahlten Urlaub im Jahr müssen Sie trotzdem bekommen. Bitten Sie früh um den Tag. Trifft eine Regel eine Religion oder Eltern härter, kann sie ungerecht sein.',
  },
}
