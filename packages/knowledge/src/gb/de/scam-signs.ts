/** Signs of a scam, warnings and ways to go about it. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_SIGNS_DE: Words = {
  'gb.scam.option-bank': {
    says: 'Sagen Sie der Bank, was passiert ist, und verlangen Sie Ihr Geld zurück.',
    title: 'Jetzt die Bank anrufen',
    cost: 'Nichts. Bei manchen Anträgen verlieren Sie bis zu £100.',
    time: 'Rufen Sie heute an. Eine Entscheidung kann 5 bis 35 Werktage dauern.',
    risk: 'Je länger Sie warten, desto schwerer wird es.',
    bestFor: 'Sie haben gezahlt oder Karten- oder Bankdaten gegeben.',
  },
  'gb.scam.option-complain': {
    says: 'Beschweren Sie sich schriftlich. Gehen Sie dann zum Financial Ombudsman.',
    title: 'Der Bank widersprechen, wenn sie Nein sagt',
    cost: 'Nichts.',
    time: 'Wochen bei der Bank, einige Monate beim Ombudsman.',
    risk: 'Sie müssen es innerhalb von sechs Monaten nach ihrer letzten Antwort tun.',
    bestFor: 'Ihre Bank hat die Erstattung abgelehnt.',
  },
  'gb.scam.warn-recovery': {
    says: 'Vorsicht, wenn jemand Ihr Geld gegen Gebühr zurückholen will. Oft ist es dieselbe Bande.',
  },
  'gb.scam.warn-remote': {
    says: 'Lassen Sie nie einen Anrufer Ihr Telefon oder Ihren Computer sehen oder steuern. Ist es passiert? Schalten Sie das Gerät aus und sagen Sie es Ihrer Bank.',
  },
  'gb.scam.warn-do-not-pay': {
    says: 'Keine echte Rechnung geht verloren, weil Sie einen Tag prüfen. Zahlen Sie noch nichts.',
  },
  'gb.scam.insight-hurry': {
    says: 'Die Nachricht macht Ihnen Druck. Druck und kurze Fristen sind die ältesten Mittel von Betrügern.',
    actionable:
      'Warten Sie. Zeigen Sie sie einem Menschen, dem Sie vertrauen, bevor Sie etwas tun.',
  },
  'gb.scam.insight-secrets': {
    says: 'Die Nachricht fragt nach PIN, Passwort oder Code. Keine echte Bank und kein Amt fragt danach in einer Nachricht.',
    actionable: 'Haben Sie etwas davon gegeben? Rufen Sie jetzt Ihre Bank unter 159 an.',
  },
  'gb.scam.insight-odd-payment': {
    says: 'Die Nachricht verlangt Gutscheinkarten oder Kryptogeld. Keine echte Firma und kein Amt nimmt das für Schulden.',
    actionable:
      'Kaufen Sie sie nicht. Haben Sie es getan? Rufen Sie sofort die Kartenfirma und Ihre Bank an.',
  },
  'gb.scam.insight-link': {
    says: 'Die Nachricht schickt Sie auf eine Webseite zum „Bestätigen“. Die Seite kann eine echte nachmachen, um Ihre Daten zu stehlen.',
    actionable:
      'Tippen Sie die echte Adresse selbst ein oder nutzen Sie die App, die Sie schon haben.',
  },
  'gb.scam.insight-not-covered': {
    says: 'Die Regel zur Erstattung gilt für britische Überweisungen in Pfund. Sie gilt nicht für Bargeld, die meisten Kryptozahlungen oder Zahlungen ins Ausland.',
    actionable:
      'Sagen Sie es trotzdem Ihrer Bank. Vielleicht kann sie die Zahlung stoppen oder verfolgen.',
  },
  'gb.scam.change-action-fraud': {
    says: 'Action Fraud heißt jetzt Report Fraud. Die Telefonnummer ist dieselbe.',
    was: 'Betrug meldete man bei Action Fraud.',
    is: 'Betrug meldet man bei Report Fraud. Die Telefonnummer ist dieselbe: 0300 123 2040.',
  },
  'gb.scam.option-check': {
    says: 'Antworten Sie nicht. Melden Sie es, sperren Sie den Absender und löschen Sie es, wenn Sie eine Kopie haben.',
    title: 'Melden und dann lassen',
    cost: 'Nichts.',
    time: 'Fünf Minuten.',
    risk: 'Keines, wenn Sie bei der echten Firma nachgefragt haben.',
    bestFor: 'Sie haben nicht gezahlt und keine Daten gegeben.',
  },
}
