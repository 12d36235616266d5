/** Questions about court papers left at home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVED_PAPERS_DE: Words = {
  'us.fact.sued-payment-plan': {
    says: 'Reichen Sie Ihre Antwort trotzdem pünktlich ein: Eine Absprache am Telefon hält den Fall nicht auf. Ohne Antwort gewinnen sie und können meist Lohn oder Bankgeld nehmen. Oft haben Sie 20 bis 30 Tage, in Georgia 30; zu Hause bei einem dort lebenden Erwachsenen gelassene Papiere zählen meist. Bestreiten Sie, was Sie nicht wissen. Einigung nur schriftlich, mit Ende der Klage. Rechtshilfe (legal aid) ist kostenlos.',
  },
  'us.ask-debt.sued': {
    says: 'Reichen Sie bis zum Datum in der Ladung (summons) eine schriftliche Antwort (answer) ein, in vielen Bundesstaaten 20 bis 30 Tage nach Erhalt. Tun Sie es nicht, gewinnt die andere Seite. Die Rechtshilfe (legal aid) oder das self-help center kann helfen.',
  },
}
