/** The German words of Japan: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DE: Words = {
  'jp.ask.step-debt': {
    says: 'Sammeln Sie Ihre Briefe und rufen Sie Houterasu an.',
  },
  'jp.ask.right-debt': {
    says: 'Eine private Firma kann ohne Gericht nicht pfänden.',
  },
  'jp.ask.step-home': {
    says: 'Unterschreiben Sie nichts und fragen Sie zuerst Houterasu.',
  },
  'jp.ask.right-home': {
    says: 'Für das Ende eines gewöhnlichen Mietvertrags braucht ein Vermieter einen guten Grund.',
  },
  'jp.ask.step-work': {
    says: 'Fragen Sie die kostenlose Arbeitsberatung, bevor Sie unterschreiben.',
  },
  'jp.ask.right-work': {
    says: 'Eine Kündigung ohne triftigen Grund ist nichtig.',
  },
  'jp.ask.order': {
    says: 'Widersprechen Sie in zwei Wochen ab Zustellung mit dem Formular im Umschlag. Ein Grund ist nicht nötig. Ignorieren Sie es, kann eine Pfändung folgen.',
  },
  'jp.ask.suit': {
    says: 'Schicken Sie die Antwort (答弁書) rechtzeitig oder gehen Sie zur Verhandlung. Tun Sie nichts, gewinnt die andere Seite.',
  },
  'jp.ask.old': {
    says: 'Die meisten Schulden: fünf Jahre ab Fälligkeit, zehn nach einem Urteil. Sie müssen es sagen. Eine Zahlung oder ein Versprechen startet die Zeit neu.',
    dependsOn: 'wann Sie zuletzt gezahlt oder versprochen haben',
  },
  'jp.ask.seize': {
    says: 'Nur mit Urteil oder anderem vollstreckbaren Papier. Dann meist ein Viertel des Nettolohns; Steuerämter haben eigene Regeln.',
    dependsOn: 'ob es ein Urteil gibt',
  },
  'jp.ask.cannot-pay': {
    says: 'Rufen Sie Houterasu an. Bei kleinem Einkommen ist der Rat kostenlos. Es gibt drei Wege: einen Plan, einen Gerichtsplan oder die Insolvenz.',
  },
  'jp.ask.evict': {
    says: 'Nicht ohne Gericht. Nur ein Beamter (執行官) mit Gerichtsbeschluss darf Sie hinaussetzen.',
  },
  'jp.ask.leave': {
    says: 'In einem gewöhnlichen Mietvertrag braucht der Vermieter einen guten Grund und sechs Monate. Ein befristeter endet an seinem Tag. Sie dürfen über Geld für den Umzug sprechen.',
    dependsOn: 'die Art Ihres Mietvertrags',
  },
  'jp.ask.deposit': {
    says: 'Nach dem Auszug kommt die Kaution (敷金) zurück, abzüglich offener Miete und Schäden. Normale Abnutzung und Alter zahlen Sie nicht.',
  },
  'jp.ask.rent-rise': {
    says: 'Sie müssen nicht sofort zustimmen. Zahlen Sie, was Sie für fair halten, bis ein Gericht entscheidet. Später schulden Sie vielleicht die Lücke mit 10 % Zinsen.',
    dependsOn: 'was für solche Wohnungen fair ist',
  },
  'jp.ask.fired': {
    says: 'Unterschreiben Sie keine eigene Kündigung. Verlangen Sie die Gründe schriftlich und 30 Tage Frist oder Lohn. Fragen Sie dann die kostenlose Arbeitsberatung.',
  },
  'jp.ask.cooling': {
    says: 'Verkauf an der Haustür und am Telefon: acht Tage. Schneeballverkauf: zwanzig. Online gibt es dieses Recht nicht; sehen Sie in die Rückgaberegeln des Ladens.',
    dependsOn: 'wie Sie es gekauft haben',
  },
  'jp.ask.scam': {
    says: 'Rufen Sie nicht an und zahlen Sie nicht. Rufen Sie 188 an. Nur ein echtes Papier vom Gericht mit besonderer Zustellung braucht rechtzeitig eine Antwort.',
  },
  'jp.ask.tax': {
    says: 'Rufen Sie das Amt an, bevor es pfändet, und bitten Sie um Zeit oder Raten. Nennen Sie Einkommen und Ausgaben.',
    dependsOn: 'Ihr Einkommen und die Art der Steuer',
  },
  'jp.ask.late-charges': {
    says: 'Bei Krediten von Kreditfirmen sind höchstens 20 % im Jahr für Verzug erlaubt, bei anderen Verträgen mit Firmen 14,6 %. Darüber schulden Sie nichts. Ist es ein Vielfaches des Kredits, ist er alt: Suchen Sie zuerst Ihre letzte Zahlung. Nach fünf Jahren können Sie Verjährung sagen. Zahlen Sie vorher keinen Teil.',
  },
  'jp.ask.account-seized': {
    says: 'Handeln Sie heute: Etwa eine Woche nach dem Papier des Gerichts kann der Gläubiger das Geld vom Konto nehmen. Bitten Sie dieses Gericht, freizugeben, was Sie zum Leben brauchen (範囲変更の申立て). Zeigen Sie, dass es Lohn, Rente oder Kindergeld war. Rufen Sie Houterasu an. Bei Steuern sprechen Sie mit dem Amt.',
  },
  'jp.ask.officer-at-home': {
    says: 'Der Gerichtsbeamte (執行官) darf hinein und Türen öffnen, wehren Sie sich nicht. Aber Möbel, Kleider, Arbeitsgeräte, Essen für einen Monat und Bargeld für etwa zwei Monate Leben bleiben Ihnen. Sachen anderer dürfen nicht mit: Sagen Sie es. Rufen Sie vorher Houterasu an. Eine Inkassofirma darf nie hinein.',
  },
  'jp.ask.own-claim': {
    says: 'Schreiben Sie zuerst, am besten als beglaubigten Brief (内容証明), mit letzter Frist. Bis 600.000 Yen endet ein kleiner Prozess (少額訴訟) beim einfachen Gericht meist an einem Tag, ohne Anwalt. Oder beantragen Sie einen Zahlungsbefehl (支払督促). Bewahren Sie Nachrichten und Belege auf. Meist haben Sie fünf Jahre.',
  },
}
