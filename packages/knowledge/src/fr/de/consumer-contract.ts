/** Disputes with a firm about a contract: guarantee, delivery, renewal and the mediator: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_WORDS: Words = {
  'fr.buy.want': {
    says: 'Eine Firma und Sie streiten über einen Vertrag. Das ist kein Papier vom Gericht.',
  },
  'fr.buy.who': {
    says: 'Ein Geschäft oder Dienstleister ist eine private Firma. Ihre Bedingungen gelten nicht, wo sie das Verbraucherrecht verletzen.',
  },
  'fr.buy.reality': {
    says: 'Ohne Richter darf die Firma weder Ihr Geld noch Ihre Sachen nehmen. Sie kann nur fordern oder die Leistung einstellen.',
  },
  'fr.buy.not-yet': {
    says: 'Sie darf nichts pfänden. Dafür müsste sie zuerst vor Gericht gehen und gewinnen.',
  },
  'fr.buy.rights-summary': {
    says: 'Sie haben vielleicht ein Recht auf Widerruf, auf Reparatur oder Geld zurück, auf Kündigung und auf eine kostenlose Ombudsstelle.',
  },
  'fr.buy.know-mediator': {
    says: 'Jede Firma muss eine Ombudsstelle für Verbraucher (médiateur) nennen. Sie ist für Sie kostenlos, nachdem Sie der Firma geschrieben haben.',
    learnMore: 'Sie haben ein Jahr ab Ihrer schriftlichen Beschwerde.',
  },
  'fr.buy.deadline-mediator': {
    says: 'Sie haben ab Ihrer schriftlichen Beschwerde ein Jahr, um zur Ombudsstelle (médiateur) zu gehen. Ab diesem Brief gezählt: Handeln Sie spätestens bis dahin.',
    action: 'Zur Ombudsstelle für Verbraucher gehen (médiateur)',
    consequence: 'Danach kann die Ombudsstelle ablehnen.',
  },
  'fr.buy.step-contract': {
    says: 'Suchen Sie den Vertrag, das Bestelldatum, das Lieferdatum und alle Nachrichten.',
  },
  'fr.buy.step-write': {
    says: 'Schreiben Sie der Firma per Einschreiben oder über ihr Kontaktformular. Sagen Sie, was falsch ist und was Sie wollen, mit einem Datum.',
  },
  'fr.buy.step-pay-part': {
    says: 'Zahlen Sie den Teil, der stimmt, und bestreiten Sie den Rest schriftlich. Stoppen Sie keine Lastschrift, ohne den Grund zu nennen.',
  },
  'fr.buy.step-mediator': {
    says: 'Keine gute Antwort? Gehen Sie zur Ombudsstelle (médiateur), die auf der Website oder Rechnung steht. Sie ist kostenlos.',
  },
  'fr.buy.step-signal': {
    says: 'Melden Sie die Firma bei SignalConso. Die Betrugsbehörde (DGCCRF) kann handeln, und die Firma kann Ihnen antworten.',
  },
  'fr.buy.step-association': {
    says: 'Bitten Sie einen Verbraucherverein (association de consommateurs) um Hilfe beim Brief.',
  },
  'fr.buy.right-guarantee': {
    says: 'Eine neue Sache muss zwei Jahre lang funktionieren. Sonst muss der Verkäufer sie reparieren, ersetzen oder das Geld zurückgeben.',
  },
  'fr.buy.right-delivery': {
    says: 'Ist kein Datum vereinbart, muss die Ware binnen 30 Tagen kommen. Kommt sie zu spät, setzen Sie ein neues Datum. Treten Sie dann zurück und holen Sie Ihr Geld binnen 14 Tagen wieder.',
  },
  'fr.buy.right-renewal': {
    says: 'Die Firma muss Sie ein bis drei Monate vor dem letzten Tag warnen, an dem Sie eine Verlängerung stoppen können. Tut sie das nicht, dürfen Sie jederzeit kostenlos kündigen.',
  },
  'fr.buy.right-online': {
    says: 'Einen Vertrag, den man online schließen kann, kann man auch online beenden, mit einer klaren Schaltfläche.',
  },
  'fr.buy.right-terms': { says: 'Unfaire Klauseln binden Sie nicht.' },
  'fr.buy.option-dispute': {
    title: 'Schreiben und bestreiten',
    says: 'Sagen Sie schriftlich, was falsch ist, und setzen Sie eine Frist, zum Beispiel 15 Tage.',
    cost: 'Ein Einschreiben.',
    time: 'Eine Stunde.',
    risk: 'Gering.',
    bestFor: 'Die Rechnung oder die Ware ist falsch.',
  },
  'fr.buy.option-mediator': {
    title: 'Zur kostenlosen Ombudsstelle gehen',
    says: 'Die Ombudsstelle (médiateur) der Branche hört beide Seiten und schlägt eine Lösung vor.',
    cost: 'Nichts.',
    time: 'Etwa 90 Tage.',
    risk: 'Keines. Sie können noch immer vor Gericht gehen.',
    bestFor: 'Sie haben geschrieben und keine gute Antwort bekommen.',
  },
  'fr.buy.option-end': {
    title: 'Den Vertrag beenden',
    says: 'Nutzen Sie die Schaltfläche online oder ein Einschreiben. Verlangen Sie ein schriftliches Ja mit dem Enddatum.',
    cost: 'Vielleicht die restlichen Monate einer festen Laufzeit.',
    time: 'Online nur Minuten.',
    risk: 'Prüfen Sie zuerst, ob es eine Mindestlaufzeit gibt.',
    bestFor: 'Sie wollen die Leistung nicht mehr.',
  },
  'fr.buy.option-help': {
    title: 'Einen Verbraucherverein fragen',
    says: 'Ein Verein vor Ort (association de consommateurs) prüft Ihren Brief und schreibt mit Ihnen.',
    cost: 'Nichts oder ein kleiner Beitrag.',
    time: 'Ein Besuch.',
    risk: 'Keines.',
    bestFor: 'Sie kommen nicht weiter.',
  },
  'fr.buy.warn-debit': {
    says: 'Sperren Sie eine fällige Zahlung, kann man Sie abschalten oder Inkassobriefe schicken. Schreiben Sie zuerst.',
  },
  'fr.buy.tactic-signal': {
    says: 'Melden Sie es zuerst bei SignalConso. Firmen antworten dort oft schnell.',
    risk: 'Keines.',
    notWhen: 'Ein Gerichtstermin ist nahe.',
  },
}
