/** Questions about a child under 18 who is called by the police: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_AT_POLICE_DE: Words = {
  'fr.ask-buy.child-at-police': {
    says: 'Gehen Sie mit und nehmen Sie einen Anwalt: Wer unter 18 ist, muss in Gewahrsam einen haben, meist auch bei freier Anhörung. Er ist kostenlos: Fragen Sie die Anwaltskammer oder sagen Sie es der Polizei. Sie müssen fast immer sofort verständigt werden und können darum bitten, dabei zu sein. Das Kind darf schweigen. Unter 13: keine garde à vue, nur bei schwerer Tat ein Festhalten für Stunden. Ein erster kleiner Fall endet oft mit Verwarnung.',
  },
}
