/** The German words of Spain: enquiry guidance. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DE: Words = {
  'es.guide.step-debt-dates': {
    says: 'Suchen Sie Daten. Ein Papier vom Gericht hat einen letzten Tag, in Werktagen gezählt. Kümmern Sie sich zuerst darum.',
  },
  'es.guide.step-debt-check': {
    says: 'Bevor Sie zahlen oder anerkennen, prüfen Sie: Ist es Ihre Schuld, stimmt die Summe, wann zahlten Sie zuletzt?',
  },
  'es.guide.step-debt-priority': {
    says: 'Machen Sie eine Liste aller Schulden. Miete oder Hauskredit, Strom, Wasser und Steuern stehen oben.',
  },
  'es.guide.step-debt-advice': {
    says: 'Holen Sie kostenlosen Rat bei OMIC, Sozialamt oder Anwaltskammer.',
  },
  'es.guide.right-debt-proof': {
    says: 'Sie haben das Recht, Beweise für die Schuld zu sehen und wem sie gehört.',
  },
  'es.guide.right-debt-minimum': {
    says: 'Lohn bis zum Mindestlohn darf für eine normale Schuld nie genommen werden.',
  },
  'es.guide.right-debt-lawyer': {
    says: 'Bei kleinem Einkommen können Sie einen kostenlosen Anwalt haben.',
  },
  'es.guide.debt-no-visit': {
    says: 'Ohne Gericht kann niemand für eine private Schuld Lohn oder Sachen nehmen.',
  },
  'es.guide.debt-old': {
    says: 'Die meisten Schulden sind nach fünf Jahren ohne Zahlung und ohne Mahnung, die Sie erreichte, zu alt.',
  },
  'es.guide.option-debt-dispute': {
    title: 'Beweise verlangen',
    says: 'Schreiben Sie und verlangen Sie Vertrag, Summen und Besitzer der Schuld.',
    cost: 'Per E-Mail nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering, wenn Sie nichts anerkennen.',
    bestFor: 'Sie zweifeln an der Schuld.',
  },
  'es.guide.option-debt-plan': {
    title: 'Einen Plan anbieten',
    says: 'Bieten Sie an, was Sie zahlen können, und holen Sie das Ja schriftlich.',
    cost: 'Was Sie anbieten.',
    time: 'Einige Tage.',
    risk: 'Es erkennt die Schuld an.',
    bestFor: 'Sie schulden es.',
  },
  'es.guide.option-debt-second': {
    title: 'Nach einer zweiten Chance fragen',
    says: 'Ein Richter kann ehrlichen Menschen die meisten Schulden streichen.',
    cost: 'Kostenlos mit Prozesskostenhilfe.',
    time: 'Viele Monate.',
    risk: 'Sie müssen vielleicht Besitz verkaufen.',
    bestFor: 'Sie können nicht alle zahlen.',
  },
  'es.guide.step-home-read': {
    says: 'Suchen Sie Ihren Mietvertrag: Datum der Unterschrift, Laufzeit und Miete. Kein schriftlicher Vertrag? Mietquittungen zählen auch.',
  },
  'es.guide.step-home-pay': {
    says: 'Zahlen Sie die Miete weiter pünktlich per Überweisung.',
  },
  'es.guide.step-home-write': {
    says: 'Schreiben Sie dem Vermieter so, dass Sie es beweisen können.',
  },
  'es.guide.step-home-social': {
    says: 'Bitten Sie Sozialamt und Wohnungsamt um Hilfe.',
  },
  'es.guide.right-home-judge': {
    says: 'Ihre Wohnung können Sie nur durch die Entscheidung eines Richters verlieren.',
  },
  'es.guide.right-home-term': {
    says: 'Ein Mietvertrag seit März 2019 kann fünf Jahre laufen, oder sieben bei einer Firma.',
  },
  'es.guide.right-home-repair': {
    says: 'Der Vermieter muss die Wohnung bewohnbar halten.',
  },
  'es.guide.home-locks': {
    says: 'Der Vermieter darf nicht die Schlösser tauschen oder Strom oder Wasser sperren.',
  },
  'es.guide.home-seven': {
    says: 'Die Kaution (fianza) ist eine Monatsmiete, zurückzuzahlen einen Monat nach der Schlüsselübergabe.',
  },
  'es.guide.option-home-dispute': {
    title: 'Dem Vermieter schreiben',
    says: 'Sagen Sie, was das Gesetz Ihnen gibt und was Sie wollen.',
    cost: 'Ein burofax kostet einige Euro.',
    time: 'Eine Stunde.',
    risk: 'Der Vermieter kann vor Gericht gehen.',
    bestFor: 'Der Vermieter bricht eine Regel.',
  },
  'es.guide.option-home-deal': {
    title: 'Sich einigen',
    says: 'Bieten Sie schriftlich einen Plan oder ein Datum an, das Sie halten können.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Halten Sie, was Sie versprechen.',
    bestFor: 'Sie schulden Miete oder wollen umziehen.',
  },
  'es.guide.option-home-help': {
    title: 'Hilfe holen',
    says: 'Ein Mieterverein, das Sozialamt oder ein kostenloser Anwalt.',
    cost: 'Nichts oder wenig.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie haben Angst um Ihre Wohnung.',
  },
  'es.guide.step-work-dates': {
    says: 'Notieren Sie den Tag, an dem die Arbeit endete. Sie haben nur 20 Werktage, sich gegen eine Kündigung zu wehren.',
  },
  'es.guide.step-work-sign': {
    says: 'Unterschreiben Sie nur „recibí, no conforme“ mit dem Datum.',
  },
  'es.guide.step-work-papers': {
    says: 'Sammeln Sie Vertrag, Lohnzettel, Nachrichten und Namen von Zeugen.',
  },
  'es.guide.step-work-union': {
    says: 'Sprechen Sie diese Woche mit einer Gewerkschaft oder einem Anwalt für Arbeitsrecht.',
  },
  'es.guide.right-work-letter': {
    says: 'Sie haben das Recht auf einen Brief mit Tatsachen und Datum.',
  },
  'es.guide.right-work-paro': {
    says: 'Nach jeder Kündigung können Sie Arbeitslosengeld (paro) beantragen.',
  },
  'es.guide.right-work-wages': {
    says: 'Offenen Lohn können Sie ein Jahr lang fordern, mit 10 % Zinsen.',
  },
  'es.guide.work-paper': {
    says: 'Rechte aus dem Gesetz können Sie nicht wegunterschreiben.',
  },
  'es.guide.option-work-claim': {
    title: 'Zur Schlichtung gehen',
    says: 'Sie ist kostenlos und hält die Frist eine Weile an.',
    cost: 'Nichts.',
    time: '20 Werktage bei einer Kündigung.',
    risk: 'Gering.',
    bestFor: 'Sie sind nicht einverstanden.',
  },
  'es.guide.option-work-talk': {
    title: 'Mit dem Arbeitgeber sprechen',
    says: 'Fragen Sie schriftlich und setzen Sie ein Datum.',
    cost: 'Nichts.',
    time: 'Einige Tage.',
    risk: 'Die Zeit läuft weiter.',
    bestFor: 'Sie wollen bleiben oder sich einigen.',
  },
  'es.guide.option-work-help': {
    title: 'Hilfe holen',
    says: 'Arbeitnehmer haben vor dem Arbeitsgericht kostenlose Rechtshilfe.',
    cost: 'Nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
  'es.guide.step-buy-write': {
    says: 'Schreiben Sie der Firma: was geschah, was Sie wollen, bis wann. Behalten Sie den Beleg.',
  },
  'es.guide.step-buy-papers': {
    says: 'Sammeln Sie Vertrag, Rechnung, Nachrichten und Fotos.',
  },
  'es.guide.step-buy-bank': {
    says: 'Haben Sie gezahlt und halten es für Betrug, rufen Sie zuerst Ihre Bank an.',
  },
  'es.guide.step-buy-omic': {
    says: 'Keine Antwort in einem Monat? Gehen Sie zum OMIC und bitten Sie um Schlichtung, kostenlos.',
  },
  'es.guide.right-buy-withdraw': {
    says: 'Aus der Ferne gekauft? Sie haben meist 14 Tage zum Widerruf.',
  },
  'es.guide.right-buy-guarantee': {
    says: 'Neue Waren haben drei Jahre gesetzliche Garantie.',
  },
  'es.guide.right-buy-unfair': {
    says: 'Unfaire Klauseln binden Sie nicht.',
  },
  'es.guide.buy-no-force': {
    says: 'Ohne Gericht kann eine Firma Ihr Geld nicht mit Zwang nehmen.',
  },
  'es.guide.option-buy-complain': {
    title: 'Sich beschweren',
    says: 'Zuerst bei der Firma, dann beim OMIC.',
    cost: 'Nichts.',
    time: 'Ein Monat.',
    risk: 'Keines.',
    bestFor: 'Die Firma hat unrecht oder schweigt.',
  },
  'es.guide.option-buy-cancel': {
    title: 'Widerrufen',
    says: 'Schicken Sie einen klaren schriftlichen Widerruf.',
    cost: 'Manchmal das Porto.',
    time: '14 Tage.',
    risk: 'Manche Waren sind ausgenommen.',
    bestFor: 'Sie kauften aus der Ferne.',
  },
  'es.guide.option-buy-court': {
    title: 'Kleine Klage',
    says: 'Bis 2.000 € können Sie ohne Anwalt klagen.',
    cost: 'Kopien.',
    time: 'Monate.',
    risk: 'Sie können verlieren.',
    bestFor: 'Sonst half nichts.',
  },
}
