/** Questions of people who want a council home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_REGISTER_DE: Words = {
  'gb.ask-housing.register': {
    says: 'Stellen Sie den Antrag bei der Gemeinde (council), meist online; auch Wohnungsvereine vergeben über dieselbe Liste. Jede Gemeinde hat eigene Regeln, etwa Jahre am Ort, und Ihr Visum muss es erlauben. Obdachlosigkeit, schlechte oder enge Wohnung, Krankheit und Gewalt müssen für Sie zählen: Legen Sie Belege bei. Sehen Sie dann jede Woche, worauf Sie bieten können. Bei Nein oder zu wenig Punkten verlangen Sie schriftlich Gründe und Überprüfung. Verlieren Sie bald die Wohnung? Dann melden Sie sich auch als obdachlos.',
  },
}
