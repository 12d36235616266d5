/** The German words of the rows in ../unit-levies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_LEVIES_DE: Words = {
  'nz.levy.right-papers': {
    says: 'Sie können das Protokoll, den Haushaltsplan und die Abrechnung verlangen, auf denen die Umlage (levy) beruht.',
  },
  'nz.levy.right-vote': {
    says: 'Die Eigentümer setzen die Umlagen (levies) in einer Versammlung (general meeting) fest. Sie können dort sprechen und abstimmen, meist erst, wenn Ihre eigenen Umlagen bezahlt sind.',
  },
  'nz.levy.right-tribunal': {
    says: 'Das Tenancy Tribunal entscheidet die meisten Streitfälle mit einer Eigentümergemeinschaft (body corporate).',
  },
  'nz.levy.step': {
    says: 'Vergleichen Sie Ihren Anteil und die Summe mit dem letzten Jahr. Fragen Sie den Verwalter schriftlich, was Sie nicht verstehen.',
  },
  'nz.levy.warn': {
    says: 'Halten Sie die Umlage (levy) nicht aus Protest zurück. Zinsen und Kosten können dazukommen.',
  },
  'nz.levy.option-plan': {
    says: 'Bieten Sie vor der Fälligkeit eine Summe pro Monat an, die Sie einhalten können.',
    title: 'Um Zahlung in Teilen bitten',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Summe stimmt, ist aber auf einmal zu viel.',
  },
}
