/** The German words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBORS_DE: Words = {
  'us.neighbor.right-fence': {
    says: 'Regeln von Bundesstaat oder Stadt sagen, wer für einen Zaun auf der Grenze zahlt. Verlangen Sie Plan, Preis und Grund schriftlich, bevor Sie zustimmen.',
  },
  'us.neighbor.step-fence': {
    says: 'Suchen Sie die Zaunregel Ihrer Stadt und die Grundstücksgrenze. Bieten Sie ein Gespräch oder kostenlose Vermittlung (mediation) an.',
  },
  'us.neighbor.right-nuisance': {
    says: 'Ein Nachbar darf Ihr Zuhause nicht weit über das Übliche hinaus stören. Ein Gericht kann befehlen, dass es aufhört, oder Geld zusprechen.',
  },
  'us.neighbor.step-log': {
    says: 'Führen Sie eine Liste mit Tagen und Zeiten. Schreiben Sie zuerst dem Nachbarn, dann der Stadt oder dem Vermieter.',
  },
  'us.neighbor.right-tree': {
    says: 'Sie dürfen Äste meist bis zur Grenze auf eigene Kosten schneiden, wenn der Baum weiterlebt. Den Baum eines Nachbarn zu schädigen, kann das Zwei- oder Dreifache seines Werts kosten.',
  },
}
