/** The German words of the rows in ../enquiry-home-and-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_WORDS: Words = {
  'it.ask.locks': {
    says: 'Nein. Nur ein Richter kann Sie zum Auszug zwingen. Tauscht der Vermieter das Schloss oder sperrt er den Strom, rufen Sie die Polizei.',
  },
  'it.ask.rent-behind': {
    says: 'Zahlen Sie jetzt, was Sie können, und bieten Sie einen Plan an. Bekommen Sie eine Räumungsklage (sfratto), gehen Sie zur Verhandlung. Dort können Sie alles zahlen oder um bis zu 90 Tage bitten.',
  },
  'it.ask.end-lease': {
    says: 'Der Vermieter muss sechs Monate vor dem Ende der Laufzeit schreiben (disdetta). Nach den ersten vier Jahren braucht er einen gesetzlichen Grund. Wenn nicht, verlängert sich der Vertrag.',
    dependsOn: 'die Laufzeit Ihres Mietvertrags und das Datum des Briefs',
  },
  'it.ask.deposit': {
    says: 'Verlangen Sie die Kaution (deposito cauzionale) per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC), mit dem Tag der Schlüsselrückgabe. Der Vermieter darf nur für bewiesene Schäden etwas behalten und muss Zinsen zahlen.',
  },
  'it.ask.dismissed-orally': {
    says: 'Eine Kündigung (licenziamento) muss schriftlich sein. Mündlich hat sie keine Wirkung. Schreiben Sie sofort, dass Sie weiter zur Arbeit bereit sind. Gehen Sie dann zu einer Gewerkschaft.',
  },
  'it.ask.dismissed': {
    says: 'Wehren Sie sich innerhalb von 60 Tagen schriftlich (impugnazione), per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC). Beantragen Sie innerhalb von 68 Tagen Arbeitslosengeld (NASpI). Eine Gewerkschaft kann helfen.',
  },
  'it.ask.naspi-cause': {
    says: 'Ja, auch nach einer Kündigung als Strafe (licenziamento disciplinare). Sie brauchen 13 eingezahlte Wochen in vier Jahren. Beantragen Sie das Arbeitslosengeld (NASpI) innerhalb von 68 Tagen.',
  },
  'it.ask.wages-unpaid': {
    says: 'Verlangen Sie den Lohn schriftlich, dann gehen Sie zu einer Gewerkschaft oder zum Arbeitsinspektorat (Ispettorato del lavoro). Mit dem Lohnzettel kann ein Anwalt einen Mahnbescheid (decreto ingiuntivo) bekommen. Sie haben fünf Jahre.',
  },
  'it.ask.landlord-enters': {
    says: 'Nein. Der Vermieter darf nur mit Ihrem Ja hereinkommen. Vereinbaren Sie einen Tag für Besuche und Reparaturen.',
  },
  'it.ask.leave-flat': {
    says: 'Aus ernsten Gründen (gravi motivi) dürfen Sie mit sechs Monaten Frist per Einschreiben (raccomandata) gehen. Der Mietvertrag kann es leichter machen.',
    dependsOn: 'Ihr Mietvertrag und Ihr Grund',
  },
  'it.ask.rent-rise': {
    says: 'Nur so, wie der schriftliche Mietvertrag es sagt, meist nach dem Index von ISTAT. Mit der Pauschalsteuer (cedolare secca) darf die Miete während des Vertrags nicht steigen.',
    dependsOn: 'was Ihr Mietvertrag sagt',
  },
  'it.ask.sick-dismissed': {
    says: 'Nicht wegen der Krankheit, bis die Grenze an Tagen in Ihrem Kollektivvertrag (comporto) überschritten ist. Danach geht es. Sie haben 60 Tage, sich zu wehren.',
    dependsOn: 'wie viele Tage Ihr Kollektivvertrag (CCNL) gibt',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Nein. Vom Beginn der Schwangerschaft bis zum ersten Geburtstag des Kindes ist eine Kündigung (licenziamento) nichtig, mit wenigen Ausnahmen. Schicken Sie das ärztliche Papier und wehren Sie sich.',
  },
  'it.ask.resign': {
    says: 'Kündigen Sie online mit SPID oder bei einem Patronat (patronato), mit der Frist Ihres Kollektivvertrags (CCNL). Sie können es innerhalb von sieben Tagen zurücknehmen. Arbeitslosengeld (NASpI) gibt es nur bei einem schweren Verstoß (giusta causa).',
  },
  'it.ask.myth-children-evict': {
    says: 'Kinder allein stoppen keine Räumung. Aber der Richter kann mehr Zeit geben, und das Sozialamt kann helfen.',
  },
  'it.ask.landlord-needs-home': {
    dependsOn: 'wann Ihr Vertrag endet',
    says: 'Nur zum Ende der ersten vier Jahre (drei bei vereinbarter Miete), mit sechs Monaten Frist und dem genannten Grund. Bedarf für ein Kind ist ein solcher Grund. Wird die Wohnung binnen zwölf Monaten nicht so genutzt, haben Sie Ansprüche.',
  },
  'it.ask.dismissed-message': {
    says: 'Eine Kündigung muss schriftlich sein, mit Gründen. Manche Richter sehen eine WhatsApp-Nachricht als schriftlich an: Warten Sie nicht. Widersprechen Sie binnen 60 Tagen per Einschreiben oder PEC, dann klagen Sie binnen 180 Tagen.',
  },
  'it.ask.holiday-left': {
    says: 'Endet die Arbeit, muss der Arbeitgeber nicht genommenen Urlaub auszahlen, auch wenn Sie gekündigt haben. Verlangen Sie es per Einschreiben oder PEC. Mit der Lohnabrechnung kann ein Richter rasch die Zahlung anordnen.',
  },
  'it.ask.parental-leave': {
    says: 'Es ist Ihr Recht, und der Chef kann es nicht ablehnen. Beantragen Sie es online bei INPS und melden Sie es der Firma mindestens fünf Tage vorher, oder wie Ihr Tarifvertrag sagt. Wird es verhindert, gehen Sie zu einem Patronato oder zur Arbeitsinspektion.',
  },
  'it.ask.home-sold': {
    says: 'Ein Verkauf beendet den Vertrag nicht: Der Käufer tritt ein. Um zu verkaufen, darf der Eigentümer die Verlängerung nur beim ersten Ablauf ablehnen. Nötig sind sechs Monate Frist und keine andere Wohnung, und Sie dürfen dann zuerst kaufen.',
  },
  'it.ask.forced-resignation': {
    says: 'Unterschreiben Sie nichts. Eine Kündigung durch Sie gilt nur, wenn Sie sie selbst online senden, mit SPID oder über ein Patronato; ein unterschriebenes Blatt wirkt nicht. Sie können sie binnen sieben Tagen widerrufen. Bei Drohungen gehen Sie zur Gewerkschaft.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'der wahre Grund',
    says: 'Eine Befristung darf auch in der Schwangerschaft enden. Beginnt der Mutterschutz binnen 60 Tagen nach dem Ende, zahlt INPS trotzdem. Nicht zu verlängern wegen der Schwangerschaft ist Diskriminierung. Gehen Sie zu Gewerkschaft oder Patronato.',
  },
  'it.ask.wages-resign': {
    says: 'Zwei oder mehr unbezahlte Monate sind meist ein wichtiger Grund. Keine Frist, aber deren Lohn, und NASpI ist möglich. Fordern Sie erst schriftlich und fragen Sie die Gewerkschaft. Ist die Firma pleite, zahlt ein INPS-Fonds TFR und die letzten drei Monate.',
  },
  'it.ask.transfer': {
    says: 'Versetzen dürfen sie nur aus echten Gründen, die sie beweisen müssen. Verlangen Sie die Gründe schriftlich. Anfechten müssen Sie binnen 60 Tagen. Arbeiten Sie weiter, bis ein Richter entscheidet, und fragen Sie die Gewerkschaft.',
  },
  'it.ask.not-registered': {
    says: 'Sie haben Recht auf Lohn, TFR und Beiträge, auch ohne Papier. Behalten Sie Nachrichten, Fotos und Namen. Melden Sie es dem Ispettorato del lavoro oder der Gewerkschaft. Für Lohn haben Sie fünf Jahre.',
  },
  'it.ask.mobbing': {
    says: 'Notieren Sie alles mit Tag und Zeugen und gehen Sie zum Arzt. Schreiben Sie dem Arbeitgeber: Er muss Ihre Gesundheit schützen. Gehen Sie zur Gewerkschaft oder consigliera di parità. Geld ist möglich, oder Gehen aus wichtigem Grund mit NASpI.',
  },
  'it.ask.naspi-length': {
    says: 'Sie dauert halb so viele Wochen, wie in vier Jahren eingezahlt, höchstens zwei Jahre. Ab dem sechsten Monat sinkt sie um 3 % im Monat, über 55 ab dem achten. Beantragen Sie sie in 68 Tagen.',
    dependsOn: 'wie viele Wochen Sie eingezahlt haben',
  },
  'it.ask.charge': {
    says: 'Sie haben fünf Tage für eine schriftliche Antwort oder eine Anhörung mit der Gewerkschaft. Antworten Sie auf jede Tatsache mit Beweisen, gestehen Sie nichts. Erst danach dürfen sie strafen. Dagegen haben Sie 20 Tage beim Arbeitsamt.',
  },
  'it.ask.rent-unregistered': {
    says: 'Ein Vertrag ohne Schrift und Registrierung ist nichtig: keine schnelle Räumung. Zu viel Gezahltes können Sie bis sechs Monate nach Auszug zurückfordern. Sie können beim Richter einen normalen Vertrag zur gesetzlichen Miete verlangen. Fragen Sie erst SUNIA.',
  },
  'it.ask.evict-children': {
    says: 'Kinder allein stoppen sie nicht. Bei Mietschuld können Sie bis 90 Tage zum Zahlen verlangen, in Not 120. Dann setzt der Richter den Tag: in sechs Monaten, in harten Fällen zwölf. Gehen Sie zum Sozialdienst und verlangen Sie einen kostenlosen Anwalt.',
    dependsOn: 'dem Grund und Ihrem Antrag',
  },
  'it.ask.tfr-amount': {
    says: 'Nehmen Sie für jedes Jahr den Bruttolohn und teilen Sie ihn durch 13,5. Dazu kommt der jährliche Zuschlag. Fällig am Ende der Arbeit, am Tag des Tarifs (CCNL). Sie haben fünf Jahre. Bei Pleite zahlt der INPS-Fonds.',
  },
  'it.ask.deposit-limit': {
    says: 'Die Kaution darf höchstens drei Monatsmieten sein. Sie bringt gesetzliche Zinsen, jedes Jahr zu zahlen. Beim Auszug kommt sie zurück, abzüglich bewiesener Schäden.',
  },
}
