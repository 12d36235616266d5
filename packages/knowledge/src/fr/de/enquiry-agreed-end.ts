/** The German words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    says: 'Niemand kann Sie zwingen. Nach der Unterschrift können Sie es sich 15 Tage lang anders überlegen. Sie behalten das Recht auf Arbeitslosengeld und bekommen mindestens die gesetzliche Summe.',
    dependsOn: 'ob beide zustimmen',
  },
}
