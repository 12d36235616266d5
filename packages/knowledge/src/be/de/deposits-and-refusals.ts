/** Kaution und Ablehnungen, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_REFUSALS_DE: Words = {
  'be.deposit.reality': {
    says: 'Das ist die Sicht Ihres Vermieters. Sie können jede Position bestreiten und Belege verlangen.',
  },
  'be.deposit.step-first': {
    says: 'Schreiben Sie, welche Kosten Sie warum bestreiten. Legen Sie Fotos bei, nennen Sie Ihr Konto und setzen Sie eine Frist für den Rest.',
  },
  'be.stay.reality': {
    says: 'Ein Nein ist nicht das Ende. Aber die Zeit ist kurz und läuft ab dem Brief.',
  },
  'be.stay.step-first': {
    says: 'Notieren Sie den Tag, behalten Sie den Umschlag und zeigen Sie heute alle Seiten einem Anwalt. Warten Sie nicht auf weitere Papiere.',
  },
  'be.refusal.want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'be.refusal.reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'be.refusal.step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'be.refusal.right-court': {
    says: 'Sie haben meist drei Monate für das Arbeitsgericht. Es kostet nichts, und Gewerkschaft oder kostenloser Anwalt können schreiben.',
  },
  'be.charges.reality': {
    says: 'Das ist eine Abrechnung von Nebenkosten. Sie kann falsch sein. Sie müssen nicht zahlen, bevor Sie die Belege gesehen haben.',
  },
  'be.charges.step-first': {
    says: 'Schreiben Sie vor dem Zahltag. Verlangen Sie die Belege, vergleichen Sie mit Vorjahr und Vertrag und sagen Sie, welche Kosten Sie bestreiten.',
  },
  'be.refusal.deadline': {
    says: 'Sie haben meist drei Monate für das Arbeitsgericht. Wir zählen ab dem Datum des Briefs.',
    action: 'Klage beim Arbeitsgericht',
    consequence: 'Der Bescheid gilt.',
  },
  'be.credit.refused-want': {
    says: 'Ein Kreditgeber lehnt Ihren Kreditantrag ab.',
  },
  'be.credit.refused-right': {
    says: 'Der Kreditgeber muss Ihnen sofort und kostenlos sagen, welche Kartei er befragt hat und was darin stand. Für die Ablehnung darf er nichts verlangen.',
  },
  'be.credit.refused-step': {
    says: 'Fragen Sie die Nationalbank kostenlos, was in ihrer Kartei (Centrale des crédits) über Sie steht. Lassen Sie falsche Daten berichtigen.',
  },
}
