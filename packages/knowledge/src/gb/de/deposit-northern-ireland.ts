/** A letter on deductions from a tenancy deposit in Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NORTHERN_IRELAND_DE: Words = {
  'gb.deposit.right-protected-ni': {
    says: 'Der Vermieter musste die Kaution in 28 Tagen bei einer Stelle (scheme) sichern und Ihnen in 35 Tagen alles nennen. Sonst melden Sie es der Gemeinde (council).',
  },
  'gb.deposit.right-scheme-ni': {
    says: 'Sie können zu jeder Summe Nein sagen. Die Stelle (scheme) kann dann kostenlos entscheiden.',
  },
  'gb.deposit.step-ni': {
    says: 'Schreiben Sie, welche Summen Sie nicht annehmen, verlangen Sie Belege und melden Sie den Streit sofort der Stelle (scheme).',
  },
  'gb.deposit.option-ni': {
    says: 'Lassen Sie die Stelle (scheme) nach den Papieren entscheiden und schicken Sie Fotos und Nachrichten.',
    title: 'Die kostenlose Stelle nutzen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Es kann eine Frist geben.',
    bestFor: 'Die Summen sind zu hoch oder ohne Beleg.',
  },
  'gb.deposit.right-proof-ni': {
    says: 'Der Vermieter muss jede Summe belegen. Normale Abnutzung ist kein Schaden.',
  },
}
