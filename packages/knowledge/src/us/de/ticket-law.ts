/** The German words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_DE: Words = {
  'us.ticket.right-due-process': {
    says: 'Eine Stadt oder ein Bundesstaat muss Ihnen die Strafe mitteilen und Sie hören, bevor sie endgültig ist.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Strafen, die für die Tat viel zu hoch sind, sind verboten. Das gilt auch für Bundesstaaten und Städte.',
  },
  'us.ticket.ask-step-date': {
    says: 'Suchen Sie den letzten Tag auf dem Papier und handeln Sie vorher. Ihn zu verpassen, kann Gebühren bringen.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Sammeln Sie Beweise: Fotos der Schilder, Belege und Papiere, die zeigen, wer das Auto hatte.',
  },
  'us.ticket.ask-step-real': {
    says: 'Prüfen Sie, ob es echt ist: Suchen Sie die Stadt, das Gericht oder das Amt selbst. Benutzen Sie keinen Link aus einer Nachricht.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Verlangen Sie eine Anhörung (hearing) oder Prüfung (review), so wie es auf dem Papier steht.',
    title: 'Anfechten',
    cost: 'An den meisten Orten kostenlos',
    time: 'Bis zum Datum auf dem Papier',
    risk: 'Ein früher Rabatt kann verloren gehen.',
    bestFor: 'Es ist falsch, oder ein anderer hatte das Auto.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Bitten Sie um Zahlung in Teilen, oder um weniger, wenn Ihr Einkommen klein ist.',
    title: 'Um einen Plan bitten',
    cost: 'Ein Teil jeden Monat',
    time: 'Vor dem Datum auf dem Papier',
    risk: 'Keines.',
    bestFor: 'Sie können nicht auf einmal zahlen.',
  },
}
