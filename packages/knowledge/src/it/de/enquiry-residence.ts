/** The German words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_DE: Words = {
  'it.ask.residence-refused': {
    says: 'Ist es nur die Ankündigung, antworten Sie in zehn Tagen schriftlich. Gegen das Nein haben Sie 60 Tage für das TAR, bei Familie das tribunale. Mit wenig Einkommen ist der Anwalt gratis.',
  },
  'it.ask.expulsion': {
    says: 'Gehen Sie heute zum Anwalt: Er ist für alle gratis. Sie haben 30 Tage für den giudice di pace. Er kann den Befehl anhalten.',
  },
  'it.ask.citizenship-refused': {
    says: 'Vor dem Nein haben Sie zehn Tage zum Antworten. Gegen ein Nein nach Aufenthalt haben Sie 60 Tage für das TAR Lazio, mit Anwalt. Das Amt hat 24 Monate, höchstens 36.',
  },
  'it.ask.renewal-receipt': {
    says: 'Ja. Haben Sie den Titel oder die Verlängerung rechtzeitig beantragt und den Beleg (ricevuta), dürfen Sie bis zur Entscheidung bleiben und arbeiten. Beantragen Sie die Verlängerung mindestens 60 Tage vor dem Ende, spätestens 60 Tage danach. Zeigen Sie dem Chef den Beleg. Dauert es Monate, schreiben Sie der Questura und gehen Sie zu einem patronato.',
  },
}
