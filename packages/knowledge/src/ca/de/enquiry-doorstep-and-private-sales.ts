/** The German words of the rows in ../enquiry-doorstep-and-private-sales.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOORSTEP_AND_PRIVATE_SALES_DE: Words = {
  'ca.fact.door-sale-on': {
    says: 'In Ontario darf eine Firma Heizung, Boiler, Klimaanlage oder Filter an der Tür nicht verkaufen oder vermieten, außer Sie haben sie bestellt. So ein Vertrag ist nichtig: Sie schulden nichts. Bei anderen Käufen zu Hause haben Sie 10 Tage ab der schriftlichen Kopie, bis zu einem Jahr, wenn gelogen wurde. Kündigen Sie schriftlich und beschweren Sie sich bei Consumer Protection Ontario.',
  },
  'ca.fact.door-sale-qc': {
    says: 'In Québec ist ein zu Hause geschlossener Vertrag mit einem reisenden Händler binnen 10 Tagen nach der Kopie ohne Grund kündbar. Ein Jahr haben Sie ohne Erlaubnis oder Formular, und bei Heizung, Klimagerät oder Dämmung: Das ist seit November 2024 meist verboten. Senden Sie Formular oder Brief jetzt eingeschrieben, vor jeder Arbeit. Ein Kredit dafür endet auch. Prüfen Sie die Erlaubnis bei der OPC.',
  },
  'ca.fact.door-sale': {
    says: 'Haben Sie an der Tür oder zu Hause unterschrieben, können Sie meist binnen 10 Tagen nach Ihrer Kopie ohne Grund kündigen. Länger, bis zu einem Jahr, wenn dem Vertrag Nötiges fehlt oder die Firma keine Lizenz hat. Schreiben Sie per Mail oder Einschreiben mit Nachweis. Das Geld muss binnen etwa 15 Tagen zurück.',
  },
  'ca.fact.gym-cancel-on': {
    says: 'In Ontario können Sie ein Fitnessstudio (gym) binnen 10 Tagen nach dem schriftlichen Vertrag ohne Grund verlassen. Schreiben Sie mit Nachweis; das Geld muss in 15 Tagen zurück. Danach läuft der Vertrag höchstens ein Jahr, und monatliche Zahlung muss möglich sein. Er darf sich nicht still lange verlängern. Suchen Sie auch eine Klausel für Krankheit.',
  },
  'ca.fact.private-car-as-is': {
    says: 'Ein privater Verkäufer gibt außerhalb von Québec keine Garantie, „as is“ gilt meist. Lügen deckt es nicht: War in Anzeige oder Nachrichten etwas falsch, können Sie Geld zurück oder Schadenersatz verlangen. Heben Sie die Anzeige auf. Schreiben Sie mit Frist, dann das Gericht für kleine Fälle. In Québec haften auch Private für versteckte Mängel.',
    dependsOn: 'was der Verkäufer sagte und die Provinz',
  },
  'ca.fact.hidden-fault-qc': {
    says: 'In Québec haftet der Verkäufer für schwere versteckte Mängel, die beim Kauf da waren, auch wenn er sie nicht kannte. Schreiben Sie ihm bald, meist binnen sechs Monaten nach der Entdeckung, per Einschreiben. Lassen Sie ihn vor der Reparatur nachsehen, außer bei Eile. Holen Sie ein Gutachten. Zu klagen haben Sie meist drei Jahre.',
  },
  'ca.fact.tree-fell': {
    says: 'Rufen Sie zuerst Ihre eigene Hausversicherung an: Sie zahlt meist für Haus, Schuppen oder Zaun, die Autoversicherung für ein Auto. An einem gesunden Baum, den ein Sturm umwirft, ist meist niemand schuld. Der Nachbar zahlt nur, wenn der Baum tot oder gefährlich war und er es wusste oder wissen musste. Machen Sie vorher Fotos und heben Sie alte Warnungen auf.',
  },
  'ca.fact.nosi-on': {
    says: 'Seit Juni 2024 gilt in Ontario ein Eintrag (NOSI) für Heizung, Boiler und Ähnliches als erloschen. Er bindet Ihr Haus nicht: Für den Verkauf müssen Sie ihn nicht bezahlen. Lassen Sie ihn durch Ihren Anwalt löschen. Der Vertrag kann weiterlaufen: Verlangen Sie eine Kopie und bestreiten Sie die Summe. Seit März 2018 ungebeten an der Tür verkauft? Dann ist er nichtig. Consumer Protection Ontario: 1-800-889-9768.',
  },
}
