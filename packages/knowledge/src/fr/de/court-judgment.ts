/** The German words of the rows in ../court-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'fr.judgment.want': {
    says: 'Ein Gericht hat entschieden. Das Papier sagt, was Sie zahlen oder tun müssen.',
  },
  'fr.judgment.who': {
    says: 'Die Entscheidung kommt von einem Gericht. Meist bringt sie Ihnen ein Gerichtsvollzieher (commissaire de justice).',
  },
  'fr.judgment.reality': {
    says: 'Es ist ernst, aber Sie haben noch Wege: Berufung, Zeit zum Zahlen oder Hilfe bei Überschuldung.',
  },
  'fr.judgment.rights-summary': {
    says: 'Sie können rechtzeitig Berufung einlegen, um Zeit zum Zahlen bitten und behalten, was das Gesetz schützt.',
  },
  'fr.judgment.not-yet': {
    says: 'Man darf nicht pfänden, bevor ein Gerichtsvollzieher Ihnen das Urteil zugestellt hat (signification).',
  },
  'fr.judgment.know-lapse': {
    says: 'Waren Sie nicht dabei und wird es erst nach mehr als sechs Monaten zugestellt, ist es vielleicht unwirksam.',
    learnMore: 'Vergleichen Sie das Datum des Urteils mit dem Datum der Zustellung.',
  },
  'fr.judgment.deadline-appeal': {
    says: 'Sie haben ab der Zustellung einen Monat für die Berufung (appel), oder für den Einspruch gegen ein Versäumnisurteil (opposition).',
    action: 'Berufung gegen das Urteil einlegen (appel)',
    consequence: 'Danach ist das Urteil endgültig.',
  },
  'fr.judgment.deadline-order': {
    says: 'Sie haben ab der Zustellung einen Monat für den Einspruch gegen einen Zahlungsbefehl (injonction de payer).',
    action: 'Einspruch gegen den Zahlungsbefehl einlegen (opposition)',
    consequence: 'Tun Sie nichts, kann der Zahlungsbefehl vollstreckt werden.',
  },
  'fr.judgment.deadline-fifteen': {
    says: 'Gegen eine Eilentscheidung (référé) oder eine Entscheidung des Vollstreckungsrichters haben Sie nur 15 Tage für die Berufung.',
    action: 'Berufung gegen die Entscheidung einlegen (appel)',
    consequence: 'Danach ist sie vorerst endgültig.',
  },
  'fr.judgment.step-read': {
    says: 'Lesen Sie die letzte Seite: was Sie zahlen müssen, an wen, und wie Sie Berufung einlegen. Notieren Sie den Tag, an dem Sie es bekamen.',
  },
  'fr.judgment.step-advice': {
    says: 'Gehen Sie wegen einer Berufung sofort zu einem Anwalt oder einem point-justice (3039). Bei niedrigem Einkommen zahlt der Staat.',
  },
  'fr.judgment.step-call-officer': {
    says: 'Schreiben Sie dem Gerichtsvollzieher oder dem Gläubiger und bieten Sie eine monatliche Summe an, bevor gepfändet wird.',
  },
  'fr.judgment.step-overdebt': {
    says: 'Haben Sie viele Schulden, stellen Sie einen Antrag bei der Banque de France (surendettement). Er ist kostenlos und kann Pfändungen stoppen.',
  },
  'fr.judgment.step-pay': {
    says: 'Zahlen Sie so bald wie möglich. Zwei Monate nachdem das Urteil vollstreckbar wird, steigen die Zinsen um fünf Punkte.',
  },
  'fr.judgment.step-appeal': {
    says: 'Achten Sie auf den Streitwert. Bis 5.000 € gibt es bei den meisten Urteilen keine Berufung, nur das höchste Gericht (cassation).',
  },
  'fr.judgment.right-appeal': {
    says: 'Sie haben das Recht, gegen die meisten größeren Urteile binnen eines Monats Berufung (appel) einzulegen. Das Papier sagt, ob es geht.',
  },
  'fr.judgment.right-time': {
    says: "Nach einer Zahlungsaufforderung oder einer Pfändung kann Ihnen der Vollstreckungsrichter (juge de l'exécution) noch Zeit geben.",
  },
  'fr.judgment.right-floor': {
    says: 'Eine Grundsumme muss auf Ihrem Konto bleiben, etwa 650 € (solde bancaire insaisissable).',
  },
  'fr.judgment.right-goods': {
    says: 'Ihr Bett, Kleidung, Tisch, Kühlschrank, Waschmaschine und Werkzeug für die Arbeit dürfen nicht gepfändet werden.',
  },
  'fr.judgment.option-appeal': {
    title: 'Berufung einlegen',
    says: "Ein Anwalt schickt die Berufung (appel) rechtzeitig an das Berufungsgericht (cour d'appel).",
    cost: 'Ein Anwalt, außer Sie haben Prozesskostenhilfe (aide juridictionnelle).',
    time: 'Ein Monat für den Beginn. Ein Jahr oder mehr.',
    risk: 'Oft müssen Sie inzwischen zahlen, und die Kosten können wachsen.',
    bestFor: 'Das Gericht hat sich klar geirrt.',
  },
  'fr.judgment.option-plan': {
    title: 'Einen Plan vereinbaren',
    says: "Bieten Sie dem Gerichtsvollzieher oder dem Gläubiger eine monatliche Summe an. Lehnt er ab, bitten Sie den Vollstreckungsrichter (juge de l'exécution).",
    cost: 'Was Sie entbehren können.',
    time: 'Ein Brief, dann einige Wochen.',
    risk: 'Halten Sie den Plan ein.',
    bestFor: 'Sie akzeptieren das Urteil.',
  },
  'fr.judgment.option-overdebt': {
    title: 'Hilfe bei Überschuldung beantragen',
    says: 'Stellen Sie einen Antrag bei der Banque de France (surendettement). Wird er angenommen, ruhen Pfändungen, während ein Plan entsteht.',
    cost: 'Nichts.',
    time: 'Bis zu drei Monate bis zur Antwort.',
    risk: 'Sie werden als Person mit Zahlungsproblemen eingetragen.',
    bestFor: 'Sie können nicht alle Ihre Schulden zahlen.',
  },
  'fr.judgment.warn-ten-years': {
    says: 'Ein Urteil kann zehn Jahre lang vollstreckt werden. Durch Warten verschwindet es nicht.',
  },
  'fr.judgment.step-costs': {
    says: 'Prüfen Sie jede Summe: die Schuld, die Zinsen, die Kosten (dépens) und die Summe für den Anwalt der Gegenseite (article 700).',
  },
}
