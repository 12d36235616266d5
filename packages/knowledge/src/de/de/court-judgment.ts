/** Judgments: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_DE: Words = {
  'de.judgment.what-default': {
    says: 'Das Gericht hat gegen Sie entschieden, weil Sie nicht geantwortet haben. Sie haben zwei Wochen für den Einspruch.',
  },
  'de.judgment.what-judgment': {
    says: 'Ein Gericht hat entschieden. Im Urteil steht, wer was zahlen oder tun muss.',
  },
  'de.judgment.who': {
    says: 'Das kommt vom Gericht. Die andere Seite darf damit über den Gerichtsvollzieher vollstrecken.',
  },
  'de.judgment.reality-judgment': {
    says: 'Es gilt, wenn Sie nicht rechtzeitig Berufung einlegen. Raten können Sie trotzdem anbieten.',
  },
  'de.judgment.rights': {
    says: 'Auch jetzt bleibt Ihnen das Nötige zum Leben: ein Teil vom Lohn, das P-Konto und einfache Sachen.',
  },
  'de.judgment.not-yet': {
    says: 'Ohne Ihr Ja oder einen richterlichen Beschluss darf niemand Ihre Wohnung durchsuchen. Ihr geschütztes Einkommen bleibt Ihnen.',
  },
  'de.judgment.know-thirty': {
    says: 'Ein Titel gilt 30 Jahre. Raten oder eine Insolvenz von drei Jahren können ihn früher beenden.',
    learnMore: 'Fragen Sie eine kostenlose Schuldnerberatung, welcher Weg passt.',
  },
  'de.judgment.deadline-default': {
    says: 'Gegen ein Versäumnisurteil haben Sie ab Zustellung zwei Wochen. Nennen Sie gleich Ihre Gründe.',
    action: 'Einspruch mit Gründen einlegen',
    consequence: 'Das Urteil wird endgültig.',
  },
  'de.judgment.deadline-appeal': {
    says: 'Die Berufung muss binnen eines Monats ab Zustellung kommen, durch einen Anwalt. Es muss um mehr als 1.000 € gehen.',
    action: 'Durch einen Anwalt Berufung einlegen lassen',
    consequence: 'Das Urteil wird rechtskräftig.',
  },
  'de.judgment.step-account': {
    says: 'Machen Sie Ihr Konto jetzt zum P-Konto. Dann ist jeden Monat der Grundbetrag sicher.',
  },
  'de.judgment.step-lawyer': {
    says: 'Gehen Sie sofort mit dem Urteil zum Anwalt, wenn Sie Berufung wollen. Ein Monat ist kurz.',
  },
  'de.judgment.step-offer': {
    says: 'Schulden Sie das Geld? Bieten Sie Raten an. Auch der Gerichtsvollzieher kann einen Plan bis zu einem Jahr machen.',
  },
  'de.judgment.step-check': {
    says: 'Prüfen Sie auch die Zustellung. War es Ihre Adresse? Haben Sie den ersten Bescheid nie bekommen, sagen und beweisen Sie das.',
  },
  'de.judgment.step-advice': {
    says: 'Mehrere Schulden? Fragen Sie die Schuldnerberatung nach Vergleich oder Privatinsolvenz. Sie endet nach drei Jahren.',
  },
  'de.judgment.option-appeal': {
    says: 'Lassen Sie das Urteil vom Anwalt prüfen und rechtzeitig Berufung einlegen.',
    title: 'Berufung durch einen Anwalt',
    cost: 'Gerichts- und Anwaltskosten. Hilfe ist möglich.',
    time: 'Ein Monat ab Zustellung.',
    risk: 'Verlieren Sie, zahlen Sie die Kosten beider Seiten.',
    bestFor: 'Es geht um mehr als 1.000 € und das Urteil hat einen Fehler.',
  },
  'de.judgment.option-rates': {
    says: 'Bieten Sie eine Rate an, die Sie halten können. Lassen Sie sich zusagen, dass nicht vollstreckt wird.',
    title: 'Raten anbieten',
    cost: 'Die Schuld mit Zinsen.',
    time: 'Ein Brief oder Anruf.',
    risk: 'Der Plan endet, wenn Sie zwei Wochen in Verzug sind.',
    bestFor: 'Die Schuld stimmt und Sie haben Einkommen.',
  },
  'de.judgment.option-help': {
    says: 'Die Beratung kann Ihre Freibeträge bescheinigen und einen Ausweg planen.',
    title: 'Zur Schuldnerberatung gehen',
    cost: 'Kostenlos.',
    time: 'Rufen Sie jetzt an, Wartezeiten sind üblich.',
    risk: 'Keines, aber Fristen im Papier laufen weiter, während Sie warten.',
    bestFor: 'Sie können nicht zahlen oder haben viele Schulden.',
  },
  'de.judgment.right-restore': {
    says: 'Haben Sie die Frist ohne Schuld versäumt? Beantragen Sie binnen zwei Wochen nach Wegfall des Hindernisses Wiedereinsetzung.',
  },
  'de.judgment.right-income': {
    says: 'Bis 30. Juni 2027 sind mindestens 1.587,40 € Nettolohn im Monat sicher. Mit Kindern oder Partner ist es mehr.',
  },
  'de.judgment.right-things': {
    says: 'Sachen für einen bescheidenen Haushalt und für Ihre Arbeit sind unpfändbar.',
  },
  'de.judgment.right-account': {
    says: 'Sie haben ein Recht auf ein P-Konto, auch wenn das Konto im Minus ist.',
  },
  'de.judgment.warn-fraud-claim': {
    says: 'Im Papier steht „unerlaubte Handlung“. Wehren Sie sich, wenn das falsch ist. Es bleibt trotz Insolvenz und mindert den Schutz.',
  },
  'de.judgment.insight-costs': {
    says: 'Kosten der Vollstreckung kommen nur hinzu, wenn sie nötig waren. Sie dürfen jeden Beleg verlangen.',
    actionable: 'Verlangen Sie eine Aufstellung: Hauptsumme, Zinsen nach Datum, Kosten, Zahlungen.',
  },
  'de.judgment.insight-interest': {
    says: 'Zinsen nach dem Titel verjähren in drei Jahren. Alte Zinsen stehen oft trotzdem in der Rechnung.',
    actionable: 'Berufen Sie sich für ältere Zinsen auf Verjährung.',
  },
  'de.judgment.myth-three-years': {
    says: 'Ein Titel verjährt nicht nach drei Jahren, sondern nach 30. Nur spätere Zinsen verjähren nach drei.',
  },
  'de.judgment.limitation-title': {
    says: 'Eine Forderung mit Titel verjährt nach 30 Jahren.',
    from: 'der Tag, an dem der Titel rechtskräftig wurde',
    restartedBy: 'Jede Zahlung und jede Vollstreckung startet die 30 Jahre neu.',
  },
}
