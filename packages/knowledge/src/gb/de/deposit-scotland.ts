/** A letter on deductions from a tenancy deposit in Scotland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_SCOTLAND_DE: Words = {
  'gb.deposit.right-protected-scotland': {
    says: 'Der Vermieter musste die Kaution in 30 Arbeitstagen bei einer Stelle (scheme) sichern. Sonst kann das Gericht (tribunal) Ihnen bis zum Dreifachen geben.',
  },
  'gb.deposit.right-scheme-scotland': {
    says: 'Die Stelle (scheme) hat das Geld. Sind Sie nicht einverstanden, entscheidet sie kostenlos nach den Papieren. Sie können um neue Prüfung bitten.',
  },
  'gb.deposit.step-scotland': {
    says: 'Antworten Sie der Stelle (scheme) binnen 30 Arbeitstagen nach ihrem Brief. Sonst kann sie dem Vermieter das Verlangte zahlen.',
  },
  'gb.deposit.step-proof-scotland': {
    says: 'Verlangen Sie Inventarliste, Fotos und Rechnungen. Sammeln Sie eigene Fotos, Nachrichten und Belege.',
  },
  'gb.deposit.option-scotland': {
    says: 'Sagen Sie der Stelle (scheme), dass Sie nicht zustimmen, und schicken Sie Belege.',
    title: 'Die Stelle entscheiden lassen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Nach einer Überprüfung bindet die Entscheidung beide.',
    bestFor: 'Die Summen sind zu hoch oder ohne Beleg.',
  },
  'gb.deposit.right-proof-scotland': {
    says: 'Die Kaution gehört Ihnen, bis eine Schuld gezeigt ist. Der Vermieter muss jede Summe belegen, und normale Abnutzung ist kein Schaden.',
  },
  'gb.deposit.option-tribunal-scotland': {
    says: 'War die Kaution nicht gesichert, stellen Sie in drei Monaten nach Mietende einen Antrag beim First-tier Tribunal for Scotland (Housing and Property Chamber).',
    title: 'Zum Gericht gehen',
    cost: 'Der Antrag kostet nichts.',
    time: 'Einige Monate.',
    risk: 'Zu späte Anträge scheitern.',
    bestFor: 'Die Kaution kam spät oder nie zu einer Stelle.',
  },
}
