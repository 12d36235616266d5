/** Shops and services that turn people away: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EQUAL_SERVICE_DE: Words = {
  'gb.equal.right-services': {
    says: 'Ein Geschäft oder Dienst darf Sie nicht wegen Behinderung, Herkunft, Glaube, Geschlecht oder Sexualität abweisen oder schlechter behandeln. Es muss faire Änderungen machen, etwa einen Assistenzhund einlassen.',
  },
  'gb.equal.answer': {
    says: 'Nein. Ein Geschäft oder Dienst darf Sie deswegen nicht abweisen. Beschweren Sie sich schriftlich. Vor Gericht können Sie innerhalb von sechs Monaten minus einem Tag eine Entschuldigung und Geld verlangen.',
  },
}
