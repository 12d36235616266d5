/** The German words of the rows in ../work-transfer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRANSFER_DE: Words = {
  'de.transfer.want': {
    says: 'Ihr Arbeitgeber versetzt Sie an einen anderen Ort oder in eine andere Aufgabe.',
  },
  'de.transfer.reality': {
    says: 'Ihr Arbeitsverhältnis endet nicht. Erlaubt ist das nur, wenn der Vertrag es zulässt und es fair ist.',
  },
  'de.transfer.right-fair': {
    says: 'Familie, Gesundheit, Entfernung und Behinderung müssen abgewogen werden. Ein Gericht kann das prüfen.',
  },
  'de.transfer.right-council': {
    says: 'In Betrieben mit mehr als 20 Beschäftigten muss der Betriebsrat vorher zustimmen.',
  },
  'de.transfer.step': {
    says: 'Lesen Sie im Vertrag, was zu Ort und Aufgabe steht. Widersprechen Sie schriftlich, arbeiten Sie aber unter Vorbehalt weiter, bis Sie Rat haben.',
  },
  'de.transfer.option': {
    says: 'Fragen Sie Gewerkschaft oder Anwalt. Das Arbeitsgericht kann es stoppen.',
    title: 'Prüfen lassen',
    cost: 'Kostenlos mit Gewerkschaft.',
    time: 'Vor dem Tag.',
    risk: 'Fernbleiben kann den Job kosten.',
    bestFor: 'Es ist weit oder eine schlechtere Stelle.',
  },
}
