/** Questions about orders of a court, a claim of one's own, legal aid and the police: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'it.ask.injunction': {
    says: 'Sie haben 40 Tage ab der Zustellung (notifica). Zahlen Sie, oder legen Sie mit einem Anwalt Widerspruch ein (opposizione). Tun Sie nichts, wird der Mahnbescheid (decreto ingiuntivo) endgültig, und man kann pfänden.',
  },
  'it.ask.claim-yourself': {
    says: 'Schicken Sie eine Mahnung per Einschreiben oder PEC, mit letztem Tag. Bis 1.100 € können Sie ohne Anwalt zum Friedensrichter. Mit schriftlichem Beweis beantragen Sie einen Zahlungsbefehl (decreto ingiuntivo).',
  },
  'it.ask.precetto': {
    says: 'Sie haben zehn Tage, bevor man pfänden darf. Sehen Sie nach, welchen Titel das Papier nennt und ob Sie ihn je bekamen. Formfehler müssen Sie innerhalb von 20 Tagen rügen. Gehen Sie jetzt zu einem Anwalt, oder bieten Sie einen Plan an.',
  },
  'it.ask.police-summons': {
    says: 'Gehen Sie an dem Tag hin, oder rufen Sie vorher Ihren Anwalt an. Fragen Sie, ob Sie als Zeuge oder als Verdächtiger (indagato) kommen. Ein Verdächtiger darf schweigen und muss einen Anwalt haben, bei kleinem Einkommen kostenlos.',
  },
  'it.ask.legal-aid': {
    says: 'Fragen Sie die Anwaltskammer (Ordine degli avvocati) mit einem unterschriebenen Formular zum Einkommen. Die Grenze ändert sich alle zwei Jahre und zählt Mitbewohner. Bei Trennung zählt nur Ihr Einkommen. Sie wählen den Anwalt aus der Liste.',
  },
}
