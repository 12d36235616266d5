/** Questions about wages, working hours and holidays: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'fr.ask-work.minimum-wage': {
    says: 'Seit dem 1. Juni 2026 beträgt der Mindestlohn (Smic) 12,31 € je Stunde vor Abzügen. Das sind 1.867,02 € im Monat bei 35 Stunden.',
  },
  'fr.ask-work.holiday-left': {
    says: 'Ihr Arbeitgeber muss den restlichen Urlaub auszahlen, auch wenn Sie gekündigt haben. Das Geld kommt mit dem letzten Lohn. Verlangen Sie es per Einschreiben. Sie haben drei Jahre.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'wann man es Ihnen sagte',
    says: 'Der Chef legt die Daten fest, nach Anhörung und mit Blick auf Familien. Sie müssen sie einen Monat vorher kennen. Danach ändert er sie nur aus ernstem Grund. Jedes Jahr müssen Sie mindestens zwölf Tage am Stück nehmen können.',
  },
  'fr.ask-work.undeclared': {
    says: 'Schwarzarbeit ist der Fehler Ihres Arbeitgebers, nicht Ihrer. Am Ende der Arbeit können Sie sechs Monatslöhne und allen offenen Lohn verlangen. Sichern Sie Nachrichten, Fotos und Zeugen. Melden Sie es der Arbeitsinspektion und gehen Sie zum Arbeitsgericht.',
  },
}
