/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'es.public-debt.who': {
    says: 'Das ist ein Amt. Für Steuern, Gebühren und Bußgelder kann es ohne Richter pfänden (vía de apremio).',
  },
  'es.public-debt.reality': {
    says: 'Erst muss die Zahlungsfrist enden. Dann muss Sie eine Mahnung mit Zuschlag (providencia de apremio) erreichen. Danach kann es Konto und Lohn pfänden.',
  },
  'es.public-debt.reality-rent': {
    says: 'Miete für eine öffentliche Wohnung ist meist eine private Schuld. Dafür muss das Amt erst vor Gericht. Holen Sie rechtzeitig Hilfe.',
  },
  'es.public-debt.rights': {
    says: 'Sie können die Akte sehen, Einspruch einlegen und um Raten bitten.',
  },
  'es.public-debt.surcharge': {
    says: 'Der Zuschlag beträgt 5 %, bevor die Mahnung Sie erreicht, 10 % in ihrer Frist und danach 20 %.',
  },
  'es.public-debt.right-appeal': {
    says: 'Sie haben einen Monat ab der Zustellung für den Einspruch (recurso de reposición). Der Einzug läuft weiter, außer mit Sicherheit oder bei einem klaren Fehler.',
  },
  'es.public-debt.right-grounds': {
    says: 'Gegen eine Mahnung mit Zuschlag zählen nur wenige Gründe: bezahlt, verjährt, gestundet, erster Bescheid nicht zugestellt oder ein Fehler darin.',
  },
  'es.public-debt.right-parts': {
    says: 'Ist das Geld knapp, können Sie um Raten bitten (fraccionamiento), auch nach der Mahnung mit Zuschlag. Zinsen kommen dazu.',
  },
  'es.public-debt.right-limits': {
    says: 'Von Lohn oder Rente bleibt der Teil bis zum Mindestlohn sicher. Das gilt bis zu dieser Grenze auch für den letzten Lohn auf dem Konto.',
  },
  'es.public-debt.right-old': {
    says: 'Steuern, Gebühren und endgültige Verkehrsbußen sind nach vier Jahren verjährt. Jeder Schritt, der Sie erreicht hat, startet die Zeit neu.',
  },
  'es.public-debt.want-fine': {
    says: 'Ein Strafgericht verlangt eine Geldstrafe, die es verhängt hat. Der Fall ist entschieden.',
  },
  'es.public-debt.who-fine': {
    says: 'Das ist ein Strafgericht. Es kann für die Geldstrafe pfänden, ohne neuen Prozess.',
  },
  'es.public-debt.reality-fine': {
    says: 'Eine unbezahlte Geldstrafe kann zu Hafttagen werden: ein Tag für zwei Tagessätze. Mit Ihrer Zustimmung geht auch gemeinnützige Arbeit.',
  },
  'es.public-debt.right-fine-parts': {
    says: 'Sie können das Gericht um Raten bitten, innerhalb von zwei Jahren. Ist Ihr Einkommen gesunken, bitten Sie um kleinere Tagessätze.',
  },
  'es.public-debt.step-fine': {
    says: 'Rufen Sie heute Ihren Anwalt oder das Gericht mit der Aktennummer an. Bitten Sie schriftlich um Raten und belegen Sie Ihr Einkommen.',
  },
  'es.public-debt.step-check': {
    says: 'Fragen Sie das Amt nach dem ersten Bescheid, dem Tag der Zustellung und der Liste der Beträge. Prüfen Sie Jahre und Zahlungen.',
  },
  'es.public-debt.step-parts': {
    says: 'Stimmt die Forderung, bitten Sie vor dem letzten Tag schriftlich um Raten. In der ersten Zahlungsfrist gefragt, entsteht kein Zuschlag.',
  },
  'es.public-debt.option-parts': {
    title: 'Das Amt um Raten bitten',
    says: 'Fragen Sie online oder beim Amt, mit Nachweis Ihres Einkommens.',
    cost: 'Zinsen kommen dazu.',
    time: 'Eine Stunde. Die Antwort kann Wochen oder Monate dauern.',
    risk: 'Eine verpasste Rate kann den Plan beenden und einen Zuschlag bringen.',
    bestFor: 'Sie schulden es und können nicht alles zahlen.',
  },
}
