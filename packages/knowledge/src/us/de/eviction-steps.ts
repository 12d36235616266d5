/** The German words of the rows in ../eviction-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_DE: Words = {
  'us.home.step-stay': {
    says: 'Ziehen Sie noch nicht aus. Suchen Sie in der Mitteilung den Grund, die Summe und die Zahl der Tage.',
  },
  'us.home.step-pay': {
    says: 'Können Sie alles rechtzeitig zahlen, tun Sie es und verlangen Sie einen Beleg. Eine Teilzahlung stoppt den Fall vielleicht nicht, fragen Sie also zuerst.',
  },
  'us.home.option-pay': {
    says: 'In den meisten Bundesstaaten ist die Sache erledigt, wenn Sie innerhalb der Frist alles zahlen.',
    title: 'Die ganze Miete zahlen',
    cost: 'Die offene Miete',
    time: 'Innerhalb der Tage in der Mitteilung',
    risk: 'Verlangen Sie einen Beleg. Über Gebühren für Verspätung kann gestritten werden.',
    bestFor: 'Sie haben das Geld, oder Hilfe für die Miete kommt rechtzeitig.',
  },
  'us.home.option-leave': {
    says: 'Verlangen Sie mehr Zeit, Ihre Kaution zurück und keinen Eintrag über eine Räumung, wenn Sie dafür gehen.',
    title: 'Einen Tag zum Auszug vereinbaren',
    cost: 'Umzugskosten',
    time: 'Wie vereinbart',
    risk: 'Vielleicht schulden Sie weiter Miete. Lassen Sie die Einigung unterschreiben.',
    bestFor: 'Sie wollen gehen oder können die Wohnung nicht halten.',
  },
}
