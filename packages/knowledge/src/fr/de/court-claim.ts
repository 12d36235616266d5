/** Claims before a court: the summons, the hearing and help. An order to pay is apart: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'fr.claim.want-summons': {
    says: 'Jemand bittet ein Gericht, gegen Sie zu entscheiden. Das Papier lädt Sie zu einer Verhandlung.',
  },
  'fr.claim.who': {
    says: 'Das ist eine Sache des Gerichts. Ein Gerichtsvollzieher (commissaire de justice) bringt solche Papiere, aber er entscheidet nicht.',
  },
  'fr.claim.reality-summons': {
    says: 'Noch ist nichts entschieden. Ihre Seite zählt, wenn Sie kommen oder jemand für Sie spricht.',
  },
  'fr.claim.not-yet-summons': {
    says: 'Vor dem Urteil kann nichts verkauft oder vom Lohn genommen werden. Mit Erlaubnis eines Richters, oder bei Mietschulden, können sie ein Konto oder Sachen blockieren.',
  },
  'fr.claim.rights-summary': {
    says: 'Sie können Einspruch einlegen, Beweise bringen, um Zeit zum Zahlen bitten und Prozesskostenhilfe (aide juridictionnelle) bekommen.',
  },
  'fr.claim.know-time': {
    says: 'Ein Richter kann eine Schuld auf bis zu zwei Jahre verteilen und die Zinsen senken. Bitten Sie darum, mit Belegen zu Ihrem Haushalt.',
    learnMore: 'Bringen Sie Lohnzettel, Briefe zu Leistungen, Miete und Rechnungen mit.',
  },
  'fr.claim.right-papers': {
    says: 'Sie haben das Recht, die Beweise hinter der Forderung zu sehen.',
  },
  'fr.claim.right-heard': {
    says: 'Sie haben das Recht, gehört zu werden, alle Beweise rechtzeitig zu sehen und zur Vorbereitung um einen neuen Termin zu bitten.',
  },
  'fr.claim.right-lawyer': {
    says: 'In kleinen Sachen (bis 10.000 €) und Mietsachen brauchen Sie keinen Anwalt. Sie können allein kommen oder mit Ihrem Partner oder einem nahen Verwandten.',
  },
  'fr.claim.right-aid': {
    says: 'Bei niedrigem Einkommen zahlt der Staat Ihren Anwalt und die Kosten (aide juridictionnelle).',
  },
  'fr.claim.right-time': {
    says: 'Sie haben das Recht, den Richter um bis zu zwei Jahre Zeit zum Zahlen zu bitten.',
  },
  'fr.claim.option-hearing': {
    title: 'Zur Verhandlung gehen und sprechen',
    says: 'Bringen Sie Ihre Beweise mit und sagen Sie Ihre Seite in einfachen Worten.',
    cost: 'Ohne Anwalt nichts.',
    time: 'Ein halber Tag.',
    risk: 'Bleiben Sie weg, entscheidet der Richter ohne Sie.',
    bestFor: 'Alle, die einen Verhandlungstermin haben.',
  },
  'fr.claim.option-time': {
    title: 'Um Zeit zum Zahlen bitten',
    says: 'Bitten Sie den Richter oder die andere Seite um eine monatliche Summe über bis zu zwei Jahre.',
    cost: 'Was Sie entbehren können.',
    time: 'Die Verhandlung oder ein Brief.',
    risk: 'Eine verpasste Zahlung kann den Plan beenden.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'fr.claim.option-help': {
    title: 'Einen Anwalt auf Staatskosten bekommen',
    says: 'Beantragen Sie Prozesskostenhilfe beim Gericht oder auf justice.fr.',
    cost: 'Nichts oder ein Teil, je nach Einkommen.',
    time: 'Fragen Sie jetzt: Die Antwort dauert Wochen.',
    risk: 'Keines.',
    bestFor: 'Ihr Einkommen ist niedrig, oder der Fall ist schwer.',
  },
  'fr.claim.option-pay': {
    title: 'Zahlen, was stimmt',
    says: 'Stimmt alles, zahlen Sie an den Gläubiger oder den Gerichtsvollzieher und behalten Sie den Beweis.',
    cost: 'Die Schuld, die Zinsen und die Kosten des Schriftstücks.',
    time: 'Ein Tag.',
    risk: 'Keines, wenn Sie den Beweis behalten.',
    bestFor: 'Sie schulden es und haben das Geld.',
  },
  'fr.claim.warn-do-not-ignore': {
    says: 'Lassen Sie dieses Papier nicht liegen. Nach dem Datum lässt sich am Ergebnis kaum noch etwas ändern.',
  },
  'fr.claim.insight-old': {
    says: 'Bei einem Verbraucherkredit muss der Kreditgeber binnen zwei Jahren ab der ersten nicht gezahlten Rate vor Gericht gehen. Später ist zu spät.',
    actionable: 'Suchen Sie die erste nicht gezahlte Rate und vergleichen Sie die Daten.',
  },
  'fr.claim.deadline-counsel': {
    says: 'In diesem Fall brauchen Sie einen Anwalt. Sie haben ab der Vorladung 15 Tage, um einen zu benennen (constituer avocat).',
    action: 'Einen Anwalt für sich handeln lassen (constituer avocat)',
    consequence: 'Ohne Anwalt kann das Gericht entscheiden, ohne Sie zu hören.',
  },
  'fr.claim.warn-counsel': {
    says: 'Laut dem Papier ist ein Anwalt nötig. Beantragen Sie sofort Prozesskostenhilfe (aide juridictionnelle): Ein rechtzeitiger Antrag schützt Sie.',
  },
  'fr.claim.right-costs': {
    says: 'Wer verliert, zahlt meist die Kosten und eine Summe für den Anwalt der Gegenseite. Der Richter kann diese Summe nach Ihren Mitteln senken oder streichen.',
  },
}
