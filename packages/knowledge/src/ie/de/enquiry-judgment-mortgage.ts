/** Questions about a judgment registered on a home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_MORTGAGE_DE: Words = {
  'ie.ask.judgment-mortgage': {
    says: 'Das verkauft Ihr Haus nicht von selbst. Es bindet die Schuld an Ihren Anteil; gezahlt wird beim Verkauf oder neuem Kredit. Für einen Zwangsverkauf muss der Gläubiger wieder vor Gericht, und ein Richter kann Nein sagen oder warten, vor allem beim Familienheim. Der Anteil des Ehepartners bleibt unberührt. Machen Sie ein Angebot; MABS 0818 07 2000. Gehen Sie zu jedem Termin.',
  },
}
