/** The German words of the Netherlands: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DE: Words = {
  'nl.ask.step-debt': {
    says: 'Sammeln Sie Briefe und Summen. Bitten Sie Ihre Gemeinde (gemeente) um kostenlose Schuldenhilfe.',
  },
  'nl.ask.right-debt': {
    says: 'Nur ein Gerichtsvollzieher (deurwaarder) mit Urteil oder Befehl kann etwas pfänden.',
  },
  'nl.ask.step-home': {
    says: 'Fragen Sie das Juridisch Loket, bevor Sie dem Vermieter antworten.',
  },
  'nl.ask.right-home': {
    says: 'Nur ein Richter kann Ihren Mietvertrag gegen Ihren Willen beenden.',
  },
  'nl.ask.step-work': {
    says: 'Unterschreiben Sie nichts, und fragen Sie Ihre Gewerkschaft oder das Juridisch Loket.',
  },
  'nl.ask.right-work': {
    says: 'Sie haben ab dem Ende der Arbeit zwei Monate, um zum Richter zu gehen.',
  },
  'nl.ask.seize': {
    says: 'Ein Inkassobüro (incassobureau) kann nichts pfänden und nicht hereinkommen. Das kann nur ein Gerichtsvollzieher (deurwaarder) mit Urteil oder Befehl.',
  },
  'nl.ask.costs': {
    says: 'Zuerst muss eine kostenlose Mahnung mit 14 Tagen kommen. Danach höchstens 15 % der ersten 2.500 €, mindestens 40 €.',
    dependsOn: 'welche Briefe Sie bekamen',
  },
  'nl.ask.old': {
    says: 'Die meisten Schulden sind nach fünf Jahren zu alt, Rechnungen für Waren oft nach zwei. Eine schriftliche Mahnung kann die Zeit neu starten. Sie müssen es selbst sagen.',
    dependsOn: 'wofür sie ist und welche Briefe kamen',
  },
  'nl.ask.cannot-pay': {
    says: 'Bitten Sie Ihre Gemeinde (gemeente) um Schuldenhilfe. Sie ist kostenlos, und das erste Gespräch ist in vier Wochen. Bei dringender Gefahr sind es drei Werktage.',
  },
  'nl.ask.summons': {
    says: 'Antworten Sie schriftlich oder persönlich, spätestens am Gerichtstag. Für den Richter (kantonrechter) brauchen Sie keinen Anwalt. Sie können um mehr Zeit bitten.',
  },
  'nl.ask.wages': {
    says: 'Ja, mit Urteil oder Befehl. Aber ein Teil Ihres Einkommens bleibt frei (beslagvrije voet). Prüfen Sie ihn auf uwbeslagvrijevoet.nl.',
  },
  'nl.ask.evict': {
    says: 'Nur ein Richter kann es anordnen und nur ein Gerichtsvollzieher (deurwaarder) kann es ausführen. Bis dahin können Sie bleiben.',
  },
  'nl.ask.notice': {
    says: 'Schreiben Sie, dass Sie nicht zustimmen. Ein Vermieter braucht einen gesetzlichen Grund, drei bis sechs Monate Frist und einen Richter, wenn Sie Nein sagen.',
  },
  'nl.ask.rent-rise': {
    says: '2026 liegt die Grenze bei 4,4 % im freien Bereich, 6,1 % im mittleren und 4,1 % bei Sozialwohnungen ab Juli.',
    dependsOn: 'die Art Ihrer Wohnung',
  },
  'nl.ask.deposit': {
    says: 'Der Vermieter muss die Kaution (waarborgsom) in 14 Tagen nach dem Ende zurückgeben, oder in 30 Tagen, wenn Kosten abgezogen werden. Nur bestimmte Kosten dürfen abgezogen werden. Bei Verträgen seit dem 1. Juli 2023 sind es höchstens zwei Monate Grundmiete.',
  },
  'nl.ask.fired': {
    says: 'Unterschreiben Sie nichts. Schreiben Sie, dass Sie nicht einverstanden sind. Sie haben zwei Monate für den Richter und drei für die Abfindung (transitievergoeding). Beantragen Sie Arbeitslosengeld (WW) in einer Woche.',
  },
  'nl.ask.fired-ill': {
    says: 'In den ersten zwei Jahren der Krankheit darf Ihr Arbeitgeber den Vertrag nicht kündigen. Anders ist es in der Probezeit, bei fristloser Kündigung und wenn die Firma schließt.',
  },
  'nl.ask.undo': {
    says: '14 Tage nach der Unterschrift, schriftlich und ohne Grund. Es sind drei Wochen, wenn das Papier es nicht sagt.',
  },
  'nl.ask.return': {
    says: 'Online oder an der Haustür: 14 Tage, ohne Grund. Im Laden gibt es dieses Recht nicht.',
    dependsOn: 'wie Sie es gekauft haben',
  },
  'nl.ask.broken': {
    says: 'Der Verkäufer muss es reparieren oder ersetzen, wenn es länger halten sollte. Im ersten Jahr muss der Verkäufer beweisen, dass es in Ordnung war.',
  },
  'nl.ask.fine': {
    says: 'Legen Sie in sechs Wochen kostenlos Einspruch beim Staatsanwalt (officier van justitie) ein. Können Sie nicht auf einmal zahlen, bitten Sie das CJIB um einen Plan.',
  },
  'nl.ask.objection': {
    says: 'Widersprechen Sie in sechs Wochen ab dem Datum der Entscheidung. Ist die Zeit knapp? Widersprechen Sie zuerst und schicken Sie Ihre Gründe später.',
  },
}
