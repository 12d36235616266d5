/** A lasting power of attorney: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_DE: Words = {
  'gb.attorney.know': {
    says: 'Eine Vorsorgevollmacht (lasting power of attorney) muss man machen, solange man sie versteht, und eintragen lassen. Ist es zu spät, kann der Court of Protection jemanden bestimmen.',
  },
  'gb.attorney.answer-misused': {
    says: 'Melden Sie es dem Office of the Public Guardian (OPG). Das darf jeder, kostenlos. Es kann Konten prüfen und den Court of Protection bitten, die Vollmacht zu beenden. Bevollmächtigte müssen für die Person handeln, das Geld trennen und dürfen nur kleine, übliche Geschenke machen. Versteht die Person es noch, kann sie selbst widerrufen. Fließt gerade Geld ab? Bank und Polizei (101) anrufen.',
  },
}
