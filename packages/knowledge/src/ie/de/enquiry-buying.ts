/** Questions about buying: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_DE: Words = {
  'ie.ask.gym-ill': {
    says: 'Schreiben Sie mit einem Attest und bitten Sie das Studio, den Vertrag zu beenden oder ruhen zu lassen. Eine Klausel, nach der Sie lange ohne Nutzung zahlen, kann unfair sein und bindet Sie dann nicht.',
  },
  'ie.ask.small-claim': {
    says: 'Schreiben Sie zuerst dem Händler und setzen Sie eine Frist. Stellen Sie dann auf courts.ie einen Antrag im Verfahren für kleine Forderungen (small claims) des District Court. Es gilt für Verbraucher bis €2,000, ein Anwalt ist nicht nötig.',
  },
  'ie.ask.repair-failed': {
    says: 'Ja. Nach einer Reparatur, die nicht geholfen hat, können Sie Ihr Geld zurück oder einen niedrigeren Preis verlangen. Zuständig ist der Laden, nicht der Hersteller. In den ersten 12 Monaten gilt der Fehler als von Anfang an da. Schreiben Sie dem Laden; bis €2,000 nutzen Sie das Verfahren für kleine Klagen.',
  },
  'ie.ask.online-refund': {
    says: 'Ja. Die meisten Online-Käufe können Sie binnen 14 Tagen nach Erhalt ohne Grund widerrufen. Sagen Sie es dem Laden schriftlich und schicken Sie die Sache zurück. Er muss binnen 14 Tagen erstatten. Maßanfertigungen und geöffnete versiegelte Ware sind ausgenommen.',
  },
  'ie.ask.private-car': {
    says: 'Bei einem privaten Verkäufer haben Sie weniger Rechte: Der Wagen muss ihm gehören und der Beschreibung entsprechen. Ein falscher Kilometerstand oder eine Lüge kann den Kauf aufheben. Sichern Sie Anzeige und Nachrichten, schreiben Sie sofort, klagen Sie dann. Den Stand zurückzudrehen ist strafbar; melden Sie es der Garda.',
  },
  'ie.ask.still-charged': {
    says: 'Schicken Sie den Beweis der Kündigung und verlangen Sie das Geld zurück. Lassen Sie die Bank die Zahlungen stoppen. Eine Lastschrift bekommen Sie binnen acht Wochen ohne Grund zurück; eine nie erlaubte binnen 13 Monaten. Lehnt die Firma ab, nutzen Sie das Verfahren für kleine Klagen.',
  },
  'ie.ask.event-cancelled': {
    says: 'Fällt die Veranstaltung aus, können Sie das Geld für die Karte zurückbekommen. Verlangen Sie auch die Gebühren: Eine Klausel, die sie behält, kann unfair sein. Wird sie nur verlegt, bitten Sie rechtzeitig um Erstattung. Schreiben Sie dem Verkäufer; danach Rückbuchung oder das Verfahren für kleine Klagen.',
  },
}
