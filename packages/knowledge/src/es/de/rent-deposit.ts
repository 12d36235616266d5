/** The German words of Spain: rent deposit. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_DE: Words = {
  'es.deposit.want': {
    says: 'Der Eigentümer sagt, was mit Ihrer Kaution (fianza) geschieht.',
  },
  'es.deposit.right-month': {
    says: 'Sie sollten sie in einem Monat nach Rückgabe der Schlüssel zurückbekommen. Danach bringt sie gesetzliche Zinsen.',
  },
  'es.deposit.right-wear': {
    says: 'Normale Abnutzung zahlen Sie nicht. Der Eigentümer muss den Schaden zeigen und was die Reparatur kostet.',
  },
  'es.deposit.step-write': {
    says: 'Verlangen Sie das Geld schriftlich (burofax) zurück, mit dem Tag der Schlüssel, Fotos und Ihrer Kontonummer.',
  },
  'es.deposit.option-claim': {
    title: 'Verlangen, dann vor Gericht fordern',
    says: 'Versuchen Sie zuerst schriftlich eine Einigung. Dann fordern Sie sie in einem kurzen Gerichtsverfahren (juicio verbal).',
    cost: 'Bis 2.000 € brauchen Sie keinen Anwalt',
    time: 'Ein Monat, dann einige Monate',
    risk: 'Der Eigentümer kann auch für Schäden fordern.',
    bestFor: 'Ein Monat ist vorbei, oder der Schaden ist nicht bewiesen.',
  },
}
