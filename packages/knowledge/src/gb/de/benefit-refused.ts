/** A benefit that was refused, cut or ended: nothing is asked back. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_DE: Words = {
  'gb.benefit.refused-want': {
    says: 'Sie haben entschieden, dass Sie diese Leistung nicht oder in kleinerer Höhe bekommen. Sie verlangen nichts zurück.',
  },
  'gb.benefit.refused-rights': {
    says: 'Sie können kostenlos eine neue Prüfung verlangen. Bleibt es beim Nein, kann ein kostenloses Tribunal entscheiden.',
  },
  'gb.benefit.refused-reality': {
    says: 'Ein Nein ist nicht das Ende. Viele Entscheidungen ändern sich, wenn Menschen widersprechen und Belege schicken.',
  },
  'gb.benefit.refused-step-ask': {
    says: 'Verlangen Sie binnen eines Monats ab dem Datum im Brief eine neue Prüfung (mandatory reconsideration). Das geht per Anruf, Brief oder Formular.',
  },
  'gb.benefit.refused-step-report': {
    says: 'Verlangen Sie eine Kopie des Gutachtens (assessment report). Markieren Sie jede Zeile, die falsch ist oder etwas auslässt.',
  },
  'gb.benefit.refused-step-proof': {
    says: 'Gehen Sie jede Frage mit zu wenigen Punkten durch. Sagen Sie, was passiert, wie oft und welche Hilfe Sie brauchen. Legen Sie Briefe von Arzt oder Pflege bei.',
  },
  'gb.benefit.refused-step-advice': {
    says: 'Holen Sie kostenlose Hilfe bei einer Sozialberatung (welfare rights adviser). Fragen Sie, welche anderen Leistungen Sie solange bekommen.',
  },
  'gb.benefit.refused-option-help': {
    says: 'Sie kennt die Punkte und hilft Ihnen zu schreiben, was zählt.',
    title: 'Eine Sozialberatung (welfare rights) holen',
    cost: 'Nichts.',
    time: 'Ein Anruf diese Woche.',
    risk: 'Warten Sie nicht auf einen Termin, wenn der letzte Tag nah ist.',
    bestFor: 'Alle mit einer Ablehnung.',
  },
  'gb.benefit.tribunal-month': {
    says: 'Ab dem Datum dieses Bescheids haben Sie einen Monat für das kostenlose Tribunal.',
    action: 'Beim kostenlosen Tribunal Einspruch einlegen',
    consequence: 'Danach muss das Tribunal einem späten Einspruch zustimmen.',
  },
  'gb.benefit.right-savings': {
    says: 'Mit mehr als 16.000 £ Erspartem bekommen die meisten kein Housing Benefit. Manches Geld zählt aber nicht, und Schulden auf einer Sache senken ihren Wert. Fragen Sie, wie jede Summe gezählt wurde.',
  },
  'gb.benefit.right-reside': {
    says: 'Nehmen Sie das erste Nein nicht hin. Arbeit, auch in Teilzeit, ein arbeitendes Familienmitglied oder ein Schulkind kann das Recht geben. Bei pre-settled status muss man auch fragen, ob Sie ohne das Geld in Würde leben könnten.',
  },
  'gb.benefit.refused-step-reason': {
    says: 'Suchen Sie den Grund im Brief. Schreiben Sie, was daran falsch ist, und schicken Sie Belege: Kontoauszüge, Lohnzettel, Nachrichten oder ein Attest.',
  },
  'gb.benefit.refused-month': {
    says: 'Sie haben einen Monat ab dem Datum der Entscheidung, um eine neue Prüfung zu verlangen.',
    action: 'Eine neue Prüfung der Entscheidung verlangen',
    consequence: 'Danach brauchen Sie einen guten Grund für die Verspätung.',
  },
  'gb.benefit.refused-option-again': {
    says: 'Schreiben Sie, was falsch ist, und schicken Sie Belege. Das heißt „mandatory reconsideration“.',
    title: 'Um neue Prüfung bitten',
    cost: 'Nichts.',
    time: 'Innerhalb eines Monats. Antwort nach einigen Wochen.',
    risk: 'Gering. Sie sehen sich die ganze Leistung noch einmal an.',
    bestFor: 'Sie meinen, dass etwas falsch gelesen wurde.',
  },
  'gb.benefit.refused-housing': {
    says: 'Innerhalb eines Monats ab dem Brief können Sie die Gemeinde (council) um neue Prüfung bitten oder gleich zum kostenlosen tribunal gehen. Vorher können Sie die Gründe schriftlich verlangen.',
  },
  'gb.benefit.refused-council-tax': {
    says: 'Schreiben Sie der Gemeinde (council), warum es falsch ist. Sagt sie Nein oder schweigt sie zwei Monate, können Sie kostenlos zum Valuation Tribunal gehen.',
  },
  'gb.benefit.refused-child-benefit': {
    says: 'Wenn Sie darum bitten, muss HMRC die Entscheidung kostenlos neu prüfen. Bleibt es beim Nein, haben Sie einen Monat für das kostenlose tribunal.',
  },
}
