/** Fragen des Alltags: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_DE: Words = {
  'gb.scam.option-check': {
    says: 'Antworten Sie nicht. Melden Sie es, sperren Sie den Absender und löschen Sie es, wenn Sie eine Kopie haben.',
    title: 'Melden und dann lassen',
    cost: 'Nichts.',
    time: 'Fünf Minuten.',
    risk: 'Keines, wenn Sie bei der echten Firma nachgefragt haben.',
    bestFor: 'Sie haben nicht gezahlt und keine Daten gegeben.',
  },
  'gb.ask-consumer.scam-paid': {
    says: 'Rufen Sie jetzt Ihre Bank an: 159 oder die Nummer auf der Karte. Bei einer britischen Überweisung seit 7. Oktober 2024 muss sie meist bis zu £85,000 zurückzahlen. Melden Sie dann den Betrug.',
  },
  'gb.ask-consumer.energy-cut-off': {
    says: 'Das ist der letzte Schritt und selten. Die Firma muss zuerst Raten anbieten und braucht Ihre Zustimmung oder einen warrant, um hereinzukommen. Rufen Sie heute an und sagen Sie von Krankheit, Kindern oder Alter.',
    dependsOn: 'wer bei Ihnen wohnt und ob Sie Raten vereinbaren können',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'Ja, meistens, bis zu £85,000, bei einer britischen Überweisung seit 7. Oktober 2024. Rufen Sie jetzt Ihre Bank an: 159 oder die Nummer auf der Karte. Melden Sie dann den Betrug.',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: 'Beschweren Sie sich schriftlich bei der Bank. Sie muss grobe Nachlässigkeit beweisen, und Ihre Gesundheit oder Belastung zählt. Nach ihrer letzten Antwort haben Sie sechs Monate für den kostenlosen Ombudsman.',
  },
  'gb.ask-consumer.scam-real': {
    says: 'Klicken, rufen oder zahlen Sie nicht aus der Nachricht heraus. Suchen Sie die echte Firma selbst und fragen Sie. Schicken Sie Betrugs-SMS an 7726 und E-Mails an report@phishing.gov.uk.',
    dependsOn: 'ob die echte Firma es bestätigt',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Zuerst müssen sie Raten anbieten, die Sie zahlen können. In manchen Wohnungen dürfen sie keinen erzwingen, etwa mit einem Kind unter zwei. Zum Hereinkommen brauchen sie Ihr Ja oder einen warrant.',
    dependsOn: 'wer bei Ihnen wohnt und ob Sie anders zahlen können',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Eine Energiefirma darf keine Energie berechnen, die vor über 12 Monaten verbraucht und nicht berechnet wurde, außer Sie verhinderten es. Verlangen Sie die Streichung dieses Teils. Nach acht Wochen gehen Sie zum Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Eine Wasserfirma darf das Wasser in Ihrer Wohnung wegen Schulden nicht sperren oder drosseln. Bitten Sie um Raten oder einen günstigeren Tarif.',
  },
  'gb.ask-consumer.flight': {
    says: 'Bei Ausfall wählen Sie Geld zurück oder einen anderen Flug. Solange Sie warten, bekommen Sie Essen und Zimmer. Ist die Airline schuld, gibt es Geld bei langer Verspätung oder wenn sie es weniger als 14 Tage vorher sagte.',
    dependsOn: 'wie spät es war, warum und wann man es Ihnen sagte',
  },
  'gb.ask-consumer.broadband': {
    says: 'Beschweren Sie sich zuerst bei der Firma und merken Sie sich das Datum. Nach sechs Wochen oder einer letzten Antwort kann eine kostenlose Schlichtung entscheiden. Ist der Dienst viel schlechter als versprochen, verlangen Sie einen Ausstieg ohne Gebühr.',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Sagt die Airline ab, wählen Sie: Geld zurück innerhalb von sieben Tagen oder so bald wie möglich ein anderer Flug.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Solange Sie warten, bekommen Sie Essen und Trinken, und ein Zimmer, wenn Sie übernachten müssen.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Fordern Sie es schriftlich von der Airline. Nennen Sie Flugnummer und Verspätung und behalten Sie jede Quittung.',
  },
}
