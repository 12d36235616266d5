/** The German words of Spain: court costs. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_COSTS_DE: Words = {
  'es.claim.right-own-court': {
    says: 'Nur das Gericht an Ihrem Wohnort darf diesen Zahlungsbefehl bearbeiten (monitorio). Kommt er von woanders, sagen Sie es dem Gericht.',
  },
  'es.claim.costs': {
    says: 'Wer den ganzen Prozess verliert, zahlt die Kosten. Für den Anwalt der Gegenseite ist das höchstens ein Drittel der geforderten Summe.',
  },
  'es.claim.deadline-bill': {
    says: 'In einem Verfahren über einen Wechsel oder Schuldschein (juicio cambiario) haben Sie zehn Werktage, um zu zahlen oder zu widersprechen.',
    action: 'Zahlen oder mit Anwalt Widerspruch einlegen',
    consequence: 'Das Gericht pfändet weiter, was Ihnen gehört.',
  },
  'es.claim.right-european-order': {
    says: 'Gegen einen Europäischen Zahlungsbefehl haben Sie 30 Tage, um mit dem Formular Einspruch einzulegen. Sie brauchen weder Gründe noch Anwalt.',
  },
  'es.enforce.interest': {
    says: 'Ab dem Urteil trägt die Summe den gesetzlichen Zins plus zwei Punkte, wenn es keinen anderen nennt.',
  },
  'es.enforce.right-public-grounds': {
    says: 'Gegen eine Pfändung des Finanzamts zählen diese Gründe: bezahlt oder verjährt, keine Mahnung zugestellt, Einzug ausgesetzt oder Regeln verletzt.',
  },
}
