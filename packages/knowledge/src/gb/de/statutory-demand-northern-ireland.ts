/** German: the words of the rows in ../statutory-demand-northern-ireland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_NORTHERN_IRELAND_DE: Words = {
  'gb.stat-ni.wants': {
    says: 'Sie wollen binnen drei Wochen die Summe oder eine Einigung. Danach können sie beim High Court Ihre Insolvenz beantragen.',
  },
  'gb.stat-ni.reality': {
    says: 'Noch hat kein Gericht das geprüft. Aber Schweigen lässt sie bis zur Insolvenz weitermachen. Handeln Sie diese Woche.',
  },
  'gb.stat-ni.right-set-aside': {
    says: 'Sie können den High Court bitten, die Forderung aufzuheben. Das geht, wenn Sie die Schuld mit gutem Grund bestreiten oder man Ihnen ebenso viel schuldet. Fragen Sie sofort; die Forderung nennt die Frist.',
  },
  'gb.stat-ni.right-too-old': {
    says: 'Die meisten Schulden sind sechs Jahre nach der letzten Zahlung oder dem letzten schriftlichen Anerkennen zu alt für ein Gericht. Das ist ein Grund, die Forderung zu bestreiten.',
  },
}
