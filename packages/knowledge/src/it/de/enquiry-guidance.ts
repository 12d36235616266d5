/** The German words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Suchen Sie nach Datum und Frist. Ein Papier vom Gericht hat einen letzten Tag: 40 Tage bei einem Mahnbescheid (decreto ingiuntivo), zehn bei einer Aufforderung vor der Pfändung (precetto). Kümmern Sie sich zuerst darum.',
  },
  'it.guide.step-debt-check': {
    says: 'Prüfen Sie, bevor Sie zahlen oder etwas anerkennen: Ist es Ihre Schuld? Stimmt die Summe? Wann zahlten Sie zuletzt?',
  },
  'it.guide.step-debt-priority': {
    says: 'Machen Sie eine Liste aller Schulden. Miete oder Hauskredit, Strom, Gas und Steuern stehen oben.',
  },
  'it.guide.step-debt-advice': {
    says: 'Holen Sie Rat bei einem Verbraucherverband, einer Krisenstelle für Schulden (OCC) oder einem kostenlosen Anwalt.',
  },
  'it.guide.right-debt-proof': {
    says: 'Sie haben das Recht, Beweise für die Schuld zu sehen und wem sie gehört.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Für eine normale Schuld darf man höchstens ein Fünftel vom Lohn nehmen.',
  },
  'it.guide.right-debt-lawyer': {
    says: 'Bei kleinem Einkommen können Sie einen kostenlosen Anwalt haben.',
  },
  'it.guide.debt-title': {
    says: 'Ein privater Gläubiger kann ohne Titel vom Gericht und Aufforderung vor der Pfändung (precetto) nichts pfänden.',
  },
  'it.guide.debt-old': {
    says: 'Schulden können zu alt sein. Bei Strom, Gas und Wasser nach zwei Jahren, bei Miete und Telefon nach fünf, bei Krediten nach zehn.',
  },
  'it.guide.option-debt-dispute': {
    title: 'Beweise verlangen',
    says: 'Fragen Sie schriftlich nach dem Vertrag, den Summen und dem Besitzer der Schuld.',
    cost: 'Ein Einschreiben (raccomandata) oder eine zertifizierte E-Mail (PEC).',
    time: 'Eine Stunde.',
    risk: 'Gering, wenn Sie nichts anerkennen.',
    bestFor: 'Sie zweifeln an der Schuld.',
  },
  'it.guide.option-debt-plan': {
    title: 'Einen Plan anbieten',
    says: 'Bieten Sie an, was Sie zahlen können, und holen Sie das Ja schriftlich.',
    cost: 'Was Sie anbieten.',
    time: 'Einige Tage.',
    risk: 'Es erkennt die Schuld an.',
    bestFor: 'Sie schulden es.',
  },
  'it.guide.option-debt-occ': {
    title: 'Zu einer Krisenstelle (OCC) gehen',
    says: 'Ein Richter kann einen Plan festlegen oder Schulden streichen.',
    cost: 'Eine Gebühr, oft im Plan enthalten.',
    time: 'Einige Monate.',
    risk: 'Sie müssen alle Schulden und allen Besitz nennen.',
    bestFor: 'Sie können nicht alle zahlen.',
  },
  'it.guide.step-home-read': {
    says: 'Suchen Sie Ihren Mietvertrag: Datum, Laufzeit, Miete, und ob er registriert ist.',
  },
  'it.guide.step-home-pay': {
    says: 'Zahlen Sie die Miete weiter pünktlich per Überweisung.',
  },
  'it.guide.step-home-write': {
    says: 'Schreiben Sie dem Vermieter per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC).',
  },
  'it.guide.step-home-union': {
    says: 'Bitten Sie einen Mieterverein (sindacato inquilini) und die Gemeinde um Hilfe.',
  },
  'it.guide.right-home-judge': {
    says: 'Ihre Wohnung können Sie nur durch die Entscheidung eines Richters verlieren.',
  },
  'it.guide.right-home-term': {
    says: 'Ein freier Mietvertrag (canone libero) läuft vier Jahre plus vier. Ein vereinbarter (canone concordato) läuft drei plus zwei.',
  },
  'it.guide.right-home-repair': {
    says: 'Der Vermieter muss die größeren Reparaturen machen.',
  },
  'it.guide.home-locks': {
    says: 'Der Vermieter darf nicht das Schloss tauschen oder Strom oder Wasser sperren.',
  },
  'it.guide.home-grace': {
    says: 'Bei einer Räumung wegen Mietschulden (sfratto per morosità) können Sie den Richter um bis zu 90 Tage zum Zahlen bitten.',
  },
  'it.guide.option-home-dispute': {
    title: 'Dem Vermieter schreiben',
    says: 'Sagen Sie, was das Gesetz Ihnen gibt und was Sie wollen.',
    cost: 'Ein Einschreiben (raccomandata).',
    time: 'Eine Stunde.',
    risk: 'Der Vermieter kann vor Gericht gehen.',
    bestFor: 'Der Vermieter bricht eine Regel.',
  },
  'it.guide.option-home-deal': {
    title: 'Sich einigen',
    says: 'Bieten Sie schriftlich einen Plan oder ein Datum an, das Sie halten können.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Halten Sie, was Sie versprechen.',
    bestFor: 'Sie schulden Miete oder wollen umziehen.',
  },
  'it.guide.option-home-help': {
    title: 'Hilfe holen',
    says: 'Ein Mieterverein (sindacato inquilini), die Gemeinde oder ein kostenloser Anwalt.',
    cost: 'Nichts oder wenig.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie haben Angst um Ihre Wohnung.',
  },
  'it.guide.step-work-dates': {
    says: 'Notieren Sie den Tag, an dem der Brief kam. Sie haben 60 Tage, sich gegen eine Kündigung (licenziamento) zu wehren. Auf einen Vorwurf (contestazione) antworten Sie in fünf.',
  },
  'it.guide.step-work-sign': {
    says: 'Unterschreiben Sie nur „per ricevuta“ mit dem Datum. Unterschreiben Sie keinen Verzicht.',
  },
  'it.guide.step-work-papers': {
    says: 'Sammeln Sie Vertrag, Lohnzettel, Nachrichten und Namen von Zeugen.',
  },
  'it.guide.step-work-union': {
    says: 'Sprechen Sie diese Woche mit einer Gewerkschaft, einem Patronat (patronato) oder einem Anwalt für Arbeitsrecht.',
  },
  'it.guide.right-work-letter': {
    says: 'Eine Kündigung (licenziamento) muss schriftlich sein und die Gründe nennen.',
  },
  'it.guide.right-work-naspi': {
    says: 'Nach jeder Kündigung durch den Arbeitgeber können Sie Arbeitslosengeld (NASpI) beantragen, innerhalb von 68 Tagen.',
  },
  'it.guide.right-work-tfr': {
    says: 'Sie bekommen die Abfertigung (TFR) und Geld für nicht genommenen Urlaub, egal aus welchem Grund Sie gehen.',
  },
  'it.guide.work-resign': {
    says: 'Niemand kann Sie zu einer eigenen Kündigung (dimissioni) auf Papier zwingen: Sie gilt nur online.',
  },
  'it.guide.option-work-claim': {
    title: 'Sich schriftlich wehren',
    says: 'Ein kurzer Brief per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC) reicht.',
    cost: 'Ein Einschreiben.',
    time: '60 Tage.',
    risk: 'Sie müssen innerhalb von 180 Tagen noch einmal handeln.',
    bestFor: 'Sie sind nicht einverstanden.',
  },
  'it.guide.option-work-talk': {
    title:
      'Sich bei der Gewerkschaft oder beim Arbeitsinspektorat (Ispettorato del lavoro) einigen',
    says: 'Eine dort geschlossene Einigung ist für beide sicher.',
    cost: 'Nichts oder wenig.',
    time: 'Einige Wochen.',
    risk: 'Sie ist endgültig.',
    bestFor: 'Sie wollen Geld oder einen neuen Anfang.',
  },
  'it.guide.option-work-help': {
    title: 'Hilfe holen',
    says: 'Eine Gewerkschaft oder ein kostenloser Anwalt prüft es.',
    cost: 'Nichts oder wenig.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
  'it.guide.step-buy-write': {
    says: 'Schreiben Sie der Firma per Einschreiben (raccomandata) oder zertifizierter E-Mail (PEC): was geschah, was Sie wollen, bis wann.',
  },
  'it.guide.step-buy-papers': {
    says: 'Sammeln Sie Vertrag, Rechnung, Nachrichten und Fotos.',
  },
  'it.guide.step-buy-bank': {
    says: 'Haben Sie gezahlt und halten es für Betrug? Rufen Sie zuerst Ihre Bank an.',
  },
  'it.guide.step-buy-adr': {
    says: 'Keine Antwort? Bitten Sie um Schlichtung (conciliazione) mit einem Verbraucherverband, bei ARERA oder AGCOM.',
  },
  'it.guide.right-buy-withdraw': {
    says: 'Aus der Ferne gekauft? Sie haben meist 14 Tage zum Widerruf (recesso).',
  },
  'it.guide.right-buy-guarantee': {
    says: 'Auf Waren gibt der Verkäufer zwei Jahre gesetzliche Garantie.',
  },
  'it.guide.right-buy-unfair': {
    says: 'Unfaire Klauseln binden Sie nicht.',
  },
  'it.guide.buy-no-force': {
    says: 'Ohne Richter kann eine Firma Ihr Geld nicht mit Zwang nehmen.',
  },
  'it.guide.option-buy-complain': {
    title: 'Sich beschweren',
    says: 'Zuerst bei der Firma, dann in der Schlichtung (conciliazione).',
    cost: 'Ein Brief.',
    time: 'Ein Monat.',
    risk: 'Keines.',
    bestFor: 'Die Firma hat unrecht oder schweigt.',
  },
  'it.guide.option-buy-cancel': {
    title: 'Widerrufen',
    says: 'Schicken Sie einen klaren schriftlichen Widerruf (recesso).',
    cost: 'Manchmal das Porto.',
    time: '14 Tage.',
    risk: 'Manche Waren sind ausgenommen.',
    bestFor: 'Sie kauften aus der Ferne.',
  },
  'it.guide.option-buy-court': {
    title: 'Zum Friedensrichter (giudice di pace) gehen',
    says: 'Bis 1.100 € können Sie allein hingehen.',
    cost: 'Eine kleine Gebühr.',
    time: 'Monate.',
    risk: 'Sie können verlieren.',
    bestFor: 'Sonst half nichts.',
  },
}
