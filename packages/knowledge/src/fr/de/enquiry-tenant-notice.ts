/** Questions about the notice of a tenant whose story says where the home is or why it ends: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_NOTICE_DE: Words = {
  'fr.ask-home.notice-tight-area': {
    says: 'In angespannten Lagen (zone tendue) reicht ein Monat, aber der Brief muss das sagen. Sonst gelten drei Monate. Schicken Sie heute ein neues Einschreiben, das die zone tendue nennt. Der Monat läuft ab dem Tag, an dem es ankommt. Zieht mit Ja des Vermieters ein neuer Mieter ein, schulden Sie keine Miete mehr.',
  },
  'fr.ask-home.notice-short-reason': {
    says: 'Ja. Ein Monat reicht nach Stellenverlust, bei Versetzung, erster Stelle oder neuer Stelle nach Verlust. Ebenso mit RSA oder AAH, aus Gesundheitsgründen oder bei Gewalt zu Hause. Nennen Sie den Grund im Einschreiben und legen Sie den Nachweis bei. Sonst gelten bei leerer Wohnung drei Monate.',
  },
  'fr.ask-home.notice-furnished': {
    says: 'Bei einer möblierten Wohnung ist Ihre Frist ein Monat, jederzeit und ohne Grund. Schicken Sie ein Einschreiben, übergeben Sie sie gegen Quittung oder durch einen Gerichtsvollzieher. Der Monat läuft ab Zugang. Bis dahin schulden Sie die Miete, außer es zieht früher mit Ja des Vermieters jemand ein.',
  },
  'fr.ask-home.landlord-notice-by-message': {
    says: 'Nein. Eine Kündigung gilt nur per Einschreiben, durch den Gerichtsvollzieher (commissaire de justice) oder gegen Quittung. Sie muss sechs Monate vor Ende des Vertrags kommen (möbliert: drei) und den Grund nennen. Nachricht oder Anruf wirken nicht. Bleiben Sie, zahlen Sie weiter, antworten Sie schriftlich. Nur ein Richter kann räumen lassen.',
  },
}
