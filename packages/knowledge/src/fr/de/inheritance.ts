/** The German words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_DE: Words = {
  'fr.estate.reality': {
    says: 'Sie haben drei Möglichkeiten: alles annehmen, bis zum vorhandenen Wert annehmen (concurrence de l’actif net) oder ausschlagen. Die volle Annahme bringt alle Schulden mit.',
  },
  'fr.estate.right-time': {
    says: 'In den ersten vier Monaten kann Sie niemand zur Wahl zwingen. Nach einer förmlichen Aufforderung (sommation) haben Sie zwei Monate, sonst gilt das Erbe als angenommen.',
  },
  'fr.estate.right-refuse': {
    says: 'Ausschlagen (renonciation) geht mit einem Formular beim Gericht oder beim Notar. Beim Gericht ist es kostenlos. Dann sind die Schulden nicht Ihre.',
  },
  'fr.estate.right-unknown': {
    says: 'Angenommen, und dann taucht eine große unbekannte Schuld auf? Sie haben fünf Monate, um einen Richter um Befreiung zu bitten.',
  },
  'fr.estate.step': {
    says: 'Bitten Sie den Notar um eine Liste, was da ist und was geschuldet wird. Verkaufen, nutzen oder zahlen Sie nichts aus dem Erbe, bevor Sie wählen, außer der Bestattung.',
  },
  'fr.estate.option-refuse': {
    says: 'Klären Sie, was da ist und was geschuldet wird. Sind es mehr Schulden, schlagen Sie rechtzeitig aus. Sagen Sie es dem Gläubiger.',
    title: 'Ausschlagen, wenn es vor allem Schulden sind',
    cost: 'Nichts, oder eine Gebühr bei Gericht oder Notar.',
    time: 'Vier Monate ohne Druck.',
    risk: 'Sie bekommen nichts vom Erbe. Zurück geht es kaum.',
    bestFor: 'Die Schulden sind höher als das, was bleibt.',
  },
}
