/** A landlord's claim for eviction in court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_DE: Words = {
  'de.home.deadline-cure': {
    says: 'Die fristlose Kündigung wegen Mietschulden wird unwirksam, wenn binnen zwei Monaten nach Zustellung der Klage alles gezahlt ist. Das geht einmal in zwei Jahren.',
    action: 'Alle Mietschulden zahlen oder Zusage einer Behörde vorlegen',
    consequence: 'Die fristlose Kündigung bleibt wirksam.',
  },
  'de.home.warn-claim': {
    says: 'In diesem Verfahren können Sie die Wohnung verlieren. Gehen Sie diese Woche zum Anwalt und zur Wohnungssicherung.',
  },
  'de.home.step-claim-office': {
    says: 'Beantragen Sie sofort bei Jobcenter oder Sozialamt die Übernahme. Binnen zwei Monaten kann das die Wohnung retten.',
  },
  'de.home.option-claim-pay': {
    says: 'Zahlen Sie alles, oder bringen Sie die Zusage von Jobcenter oder Sozialamt. Teilen Sie es dem Gericht mit.',
    title: 'Alle Mietschulden zahlen',
    cost: 'Die ganze Schuld, vielleicht als Darlehen vom Amt.',
    time: 'Spätestens zwei Monate nach Zustellung der Klage.',
    risk: 'Eine auch erklärte ordentliche Kündigung heilt das nicht. Die Kosten des Verfahrens können bei Ihnen bleiben.',
    bestFor: 'Sie schulden die Miete und wollen bleiben.',
  },
  'de.home.step-claim-time': {
    says: 'Beantragen Sie in der Klageerwiderung eine Räumungsfrist, falls Sie verlieren.',
  },
}
