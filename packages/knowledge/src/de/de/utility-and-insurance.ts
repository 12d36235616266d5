/** Strom, Gas und Versicherung auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_AND_INSURANCE_DE: Words = {
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
  'de.supply.step-plan': {
    says: 'Verlangen Sie heute schriftlich eine Abwendungsvereinbarung. In der Grundversorgung muss das Angebot binnen einer Woche kommen.',
  },
  'de.supply.step-meter': {
    says: 'Lesen Sie den Zähler ab und machen Sie ein Foto. Vergleichen Sie mit der Rechnung. Wurde geschätzt?',
  },
  'de.supply.step-vulnerable': {
    says: 'Gibt es ein Baby oder kranke, alte oder behinderte Menschen im Haushalt? Schreiben Sie das. Dann kann die Sperre verboten sein.',
  },
  'de.supply.step-current': {
    says: 'Zahlen Sie ab jetzt den laufenden Abschlag. Nur dann hält der Ratenplan.',
  },
  'de.supply.step-object': {
    says: 'Beschweren Sie sich schriftlich mit Gründen. Die Antwort muss binnen vier Wochen kommen. Danach hilft die Schlichtungsstelle Energie.',
  },
  'de.supply.option-plan': {
    says: 'Verlangen Sie die Abwendungsvereinbarung. Sie können die Forderung noch einen Monat danach bestreiten.',
    title: 'Zinsfreie Raten verlangen',
    cost: 'Die Schuld in 6 bis 24 Monatsraten',
    time: 'Heute',
    risk: 'Bei Zahlungsausfall darf gesperrt werden.',
    bestFor: 'Sie schulden es und können nicht alles zahlen',
  },
  'de.supply.option-dispute': {
    says: 'Schicken Sie das Zählerfoto und sagen Sie, was falsch ist. Danach hilft die kostenlose Schlichtung.',
    title: 'Rechnung beanstanden',
    cost: 'Kostenlos',
    time: 'Jetzt, die Antwort dauert bis vier Wochen',
    risk: 'Zahlen Sie den richtigen Teil, sonst entsteht Rückstand.',
    bestFor: 'Verbrauch oder Preis stimmen nicht',
  },
  'de.supply.option-help': {
    says: 'Beantragen Sie ein Darlehen für Energieschulden und Hilfe beim Verhandeln.',
    title: 'Jobcenter, Sozialamt oder Energieschuldenberatung',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Ein Darlehen muss zurückgezahlt werden.',
    bestFor: 'Eine Sperre droht und Sie haben kein Geld',
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
  'de.supply.ins-want': {
    says: 'Ihre Versicherung lehnt ab, zahlt nur einen Teil oder will mehr Angaben.',
  },
  'de.supply.ins-who': {
    says: 'Das ist eine private Versicherung. Ihr Nein ist nur ihre Meinung. Ombudsmann oder Gericht können anders entscheiden.',
  },
  'de.supply.ins-who-public': {
    says: 'Das ist eine gesetzliche Versicherung. Sie können binnen eines Monats widersprechen und dann kostenlos zum Sozialgericht.',
  },
  'de.supply.ins-reality': {
    says: 'Ein erstes Nein ist oft nicht das letzte Wort. Fragen Sie nach der genauen Klausel und den Gründen.',
  },
  'de.supply.ins-rights': {
    says: 'Sie dürfen Gründe verlangen, Belege schicken und den kostenlosen Ombudsmann nutzen.',
  },
  'de.supply.ins-not-yet': {
    says: 'Ihr Anspruch ist mit diesem Brief nicht verloren. Sie haben drei Jahre ab Jahresende, Verhandlungen halten die Zeit an.',
  },
  'de.supply.ins-deadline-public': {
    says: 'Gegen eine gesetzliche Versicherung haben Sie einen Monat, nachdem der Bescheid ankam.',
    action: 'Widerspruch schicken',
    consequence: 'Der Bescheid wird endgültig.',
    service: 'ein Bescheid gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben',
  },
  'de.supply.ins-step-reasons': {
    says: 'Fragen Sie schriftlich: Welche Klausel, welche Fakten, welches Gutachten? Verlangen Sie eine Kopie.',
  },
  'de.supply.ins-step-proof': {
    says: 'Schicken Sie Fotos, Rechnungen, Arztbriefe und Zeugen. Bleiben Sie bei der Wahrheit und behalten Sie Kopien.',
  },
  'de.supply.ins-step-ombudsman': {
    says: 'Beschweren Sie sich bei der Versicherung. Nach sechs Wochen oder einem Nein gehen Sie zum Ombudsmann. Das ist kostenlos.',
  },
  'de.supply.ins-option-complain': {
    says: 'Schicken Sie Ablehnung und Belege. Mitglieder müssen seine Entscheidung bis 10.000 € annehmen.',
    title: 'Zum Versicherungsombudsmann',
    cost: 'Kostenlos',
    time: 'Einige Monate. Die Verjährung ruht',
    risk: 'Keins. Das Gericht bleibt möglich.',
    bestFor: 'Beträge bis 10.000 €, dort bindet er die Versicherung',
  },
  'de.supply.ins-option-dispute': {
    says: 'Antworten Sie auf jeden Grund mit Fakten und setzen Sie eine Frist.',
    title: 'Mit Belegen widersprechen',
    cost: 'Kostenlos',
    time: 'Zwei bis drei Wochen',
    risk: 'Fast keins.',
    bestFor: 'Der Versicherung fehlen Fakten oder sie liest den Vertrag falsch',
  },
  'de.supply.ins-option-help': {
    says: 'Lassen Sie Vertrag und Ablehnung von Fachleuten lesen.',
    title: 'Rat holen',
    cost: 'Verbraucherzentrale: kleine Gebühr. Anwalt: Beratungsschein bei wenig Geld',
    time: 'Einige Tage',
    risk: 'Keins',
    bestFor: 'Berufsunfähigkeit, Brand, Unfall oder hohe Summen',
  },
  'de.supply.ins-right-advance': {
    says: 'Dauert die Prüfung länger als einen Monat, können Sie Abschläge verlangen.',
  },
  'de.supply.ins-right-partial': {
    says: 'Bei grober Fahrlässigkeit darf die Versicherung meist nur kürzen, nicht alles ablehnen.',
  },
  'de.supply.ins-right-nondisclosure': {
    says: 'Auf falsche Angaben kann sie sich nur berufen, wenn sie in Textform gefragt und gewarnt hat.',
  },
  'de.supply.ins-right-clock': {
    says: 'Von Ihrer Anmeldung bis zur Entscheidung in Textform steht die Verjährung still.',
  },
  'de.supply.ins-warn-premium': {
    says: 'Zahlen Sie den Beitrag nicht binnen zwei Wochen nach dieser Mahnung, können Sie den Schutz verlieren.',
  },
}
