/** The German words of the rows in ../family-judge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_JUDGE_DE: Words = {
  'fr.jaf.want': {
    says: 'Der andere Elternteil bittet das Familiengericht (JAF) zu entscheiden, wo das Kind lebt, wer es wann sieht oder was Sie zahlen.',
  },
  'fr.jaf.right-interest': {
    says: 'Meist behalten beide Eltern die Sorge, und das Gericht sieht nur auf das Wohl des Kindes: Gewohnheiten, Absprachen, Achtung des anderen, Gewalt. Das Kind darf verlangen, gehört zu werden.',
  },
  'fr.jaf.right-sum': {
    says: 'Der Unterhalt richtet sich nach den Mitteln beider Eltern und dem Bedarf des Kindes. Bei Neuem kann er geändert werden.',
  },
  'fr.jaf.right-lawyer': {
    says: 'Einen Anwalt brauchen Sie hier meist nicht, er hilft aber: Bei wenig Geld zahlt die Prozesskostenhilfe. Kommen Sie nicht, wird ohne Sie entschieden. Berufung meist in einem Monat.',
  },
  'fr.jaf.step': {
    says: 'Bringen Sie Nachweise über Einkommen, Miete und Kosten mit, einen Plan für Schule und Ferien und wie Sie das Kind betreuen. Schicken Sie der anderen Seite vorher Kopien.',
  },
}
