/** Questions of people in need tonight: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'fr.ask-need.roof': {
    says: 'Rufen Sie jetzt 115: kostenlos, Tag und Nacht. Kein Platz? Rufen Sie wieder an und notieren Sie Uhrzeit und Antwort. Wer kein Dach hat und in Not ist, hat ein Recht auf Notunterkunft und darf bleiben, bis ein Platz danach kommt. Bleibt Ihre Familie draußen, hilft das Verwaltungsgericht (référé-liberté): kostenlos, in 48 Stunden. Beantragen Sie auch DALO.',
  },
  'fr.ask-need.food': {
    says: 'Gehen Sie heute zum CCAS im Rathaus oder zur Sozialarbeit des Départements und sagen Sie, dass Essen fehlt. Bitten Sie um Soforthilfe (secours): Gutscheine, ein Paket oder Geld. Unter 115 hören Sie, wo es heute Essen gibt. Restos du Cœur, Secours populaire und Croix-Rouge geben Essen. Wurde eine Leistung gestoppt? Schreiben Sie heute der CAF.',
  },
  'fr.ask-need.power-off': {
    says: 'Rufen Sie jetzt die Firma an und sagen Sie, dass ein Baby da ist. Vom 1. November bis 31. März darf sie die Hauptwohnung wegen Schulden nicht abschalten, nur die Leistung senken. Verlangen Sie den Strom heute zurück und Raten. CCAS und FSL helfen bei der Rechnung. Sonst müssen vorher zwei Briefe kommen. Beschwerde, kostenlos: médiateur de l’énergie.',
  },
  'fr.ask-need.lender': {
    says: 'In Gefahr rufen Sie jetzt 17 oder 112. Wer Ihnen für Geld droht, begeht eine Straftat (extorsion); ein Kredit über der Grenze (usure) ist auch eine. Zeigen Sie es an, mit Nachrichten, Namen und Zahlungen. Was Sie zu viel zahlten, wird von der Schuld abgezogen. Leihen Sie nichts, um ihn zu bezahlen. Opferhilfe, kostenlos: 116 006. Zu viele Schulden: Banque de France.',
  },
}
