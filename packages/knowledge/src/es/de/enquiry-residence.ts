/** The German words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_DE: Words = {
  'es.ask.residence-refused': {
    says: 'Bitten Sie innerhalb eines Monats um neue Prüfung (recurso de reposición) oder gehen Sie in zwei Monaten zum Gericht. Das allein erlaubt kein Bleiben. Gehen Sie jetzt zu einem kostenlosen Anwalt.',
  },
  'es.ask.expulsion': {
    says: 'Gehen Sie heute zu einem kostenlosen Anwalt. Im schnellen Verfahren haben Sie 48 Stunden. Gegen die Anordnung haben Sie zwei Monate für das Gericht. Der Richter kann sie anhalten.',
  },
  'es.ask.nationality-refused': {
    says: 'Gegen ein Nein können Sie in einem Monat neue Prüfung verlangen oder in zwei zur Audiencia Nacional gehen. Ein Jahr ohne Antwort gilt als Nein.',
  },
  'es.ask.arraigo': {
    says: 'Nach zwei Jahren in Spanien können Sie einen Aufenthalt durch Verwurzelung (arraigo) beantragen: mit Arbeitsverträgen von zusammen 20 Stunden die Woche, mit einer Ausbildung, oder mit Familie und Mitteln. Sie dürfen nicht vorbestraft sein. Sammeln Sie Belege für Ihre Zeit hier. Gehen Sie vorher zu einem kostenlosen Anwalt oder Hilfsverein.',
  },
  'es.ask.residence-renewal': {
    says: 'Beantragen Sie die Verlängerung in den zwei Monaten vor dem Ende, spätestens drei Monate danach. Wer in dieser Zeit beantragt, dessen alte Erlaubnis gilt bis zur Entscheidung weiter: Sie dürfen bleiben und arbeiten, die Quittung (resguardo) beweist es. Nach dem letzten Tag ist eine Buße möglich. Für den Antrag brauchen Sie keinen Termin: online (Mercurio) oder über ein Register. Der Termin ist nur für die Fingerabdrücke. Für EU-Familien und Daueraufenthalt gilt Eigenes.',
  },
}
