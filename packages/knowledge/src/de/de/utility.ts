/** Strom und Gas auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_DE: Words = {
  'de.supply.want': { says: 'Ihr Versorger will Geld für Strom, Gas, Wärme oder Wasser.' },
  'de.supply.want-cut': {
    says: 'Ihr Versorger droht mit einer Sperre wegen offener Rechnungen. Ein Ratenplan kann das verhindern.',
  },
  'de.supply.who': {
    says: 'Das ist eine Firma. Für das Geld braucht sie ein Gericht. Aber sie darf unter strengen Regeln sperren.',
  },
  'de.supply.reality': {
    says: 'Für eine Strom- oder Gassperre braucht es zwei offene Abschläge und mindestens 100 €. Begründet bestrittene Beträge zählen nicht.',
  },
  'de.supply.rights-summary': {
    says: 'Sie haben vier Wochen nach der Androhung, einen Brief acht Werktage vorher und in der Grundversorgung zinsfreie Raten.',
  },
  'de.supply.not-yet': {
    says: 'Strom oder Gas kann nicht sofort gesperrt werden. Zuerst Androhung, dann vier Wochen, dann ein Brief acht Werktage vorher.',
  },
  'de.supply.know-loan': {
    says: 'Jobcenter oder Sozialamt können Energieschulden als Darlehen übernehmen, um eine Sperre zu verhindern.',
    learnMore:
      'Nehmen Sie die Sperrandrohung mit und beantragen Sie ein Darlehen für Energieschulden.',
  },
  'de.supply.option-plan': {
    says: 'Verlangen Sie die Abwendungsvereinbarung. Sie können die Forderung noch einen Monat danach bestreiten.',
    title: 'Zinsfreie Raten verlangen',
    cost: 'Die Schuld in 6 bis 24 Monatsraten.',
    time: 'Heute.',
    risk: 'Bei Zahlungsausfall darf gesperrt werden.',
    bestFor: 'Sie schulden es und können nicht alles zahlen.',
  },
  'de.supply.option-dispute': {
    says: 'Schicken Sie das Zählerfoto und sagen Sie, was falsch ist. Danach hilft die kostenlose Schlichtung.',
    title: 'Rechnung beanstanden',
    cost: 'Kostenlos.',
    time: 'Jetzt, die Antwort dauert bis vier Wochen.',
    risk: 'Zahlen Sie den richtigen Teil, sonst entsteht Rückstand.',
    bestFor: 'Verbrauch oder Preis stimmen nicht.',
  },
  'de.supply.option-help': {
    says: 'Beantragen Sie ein Darlehen für Energieschulden und Hilfe beim Verhandeln.',
    title: 'Jobcenter, Sozialamt oder Energieschuldenberatung',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Ein Darlehen muss zurückgezahlt werden.',
    bestFor: 'Eine Sperre droht und Sie haben kein Geld.',
  },
  'de.supply.right-proportion': {
    says: 'Keine Sperre, wenn sie Leben oder Gesundheit gefährdet oder Sie zeigen, dass Sie bald zahlen.',
  },
  'de.supply.right-plan': {
    says: 'In der Grundversorgung haben Sie ein Recht auf zinsfreie Raten, meist über 6 bis 18 Monate, ab 300 € über 12 bis 24.',
  },
  'de.supply.right-letter': {
    says: 'Acht Werktage vor der Sperre muss ein Brief mit Grund und voraussichtlichen Kosten kommen.',
  },
  'de.supply.right-back-on': {
    says: 'Ist der Grund weg, muss sofort wieder geliefert werden. Nur echte Kosten dürfen berechnet werden.',
  },
  'de.supply.warn-ignore': {
    says: 'Handeln Sie vor der Sperre. Danach wird es teurer und dauert.',
  },
  'de.supply.insight-estimate': {
    says: 'Die Rechnung beruht auf einer Schätzung. Sie können verlangen, dass der echte Zählerstand gilt.',
    actionable: 'Schicken Sie ein Foto vom Zähler mit Datum.',
  },
  'de.supply.change-enwg': {
    says: 'Seit Ende 2025 gelten die Sperrregeln in und außerhalb der Grundversorgung. Das Recht auf Raten gilt in der Grundversorgung.',
    was: 'Die Regeln standen in der Strom- und Gasgrundversorgungsverordnung.',
    is: 'Sie stehen jetzt im Energiewirtschaftsgesetz und gelten für alle Haushaltsverträge.',
  },
  'de.supply.limitation': {
    says: 'Rechnungen für Strom, Gas und Telefon verjähren nach drei Jahren ab Jahresende.',
    from: 'das Ende des Jahres, in dem die Rechnung fällig war',
    restartedBy: 'Eine Zahlung oder ein Anerkenntnis startet die drei Jahre neu.',
  },
}
