/** The German words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_DE: Words = {
  'de.estate.reality': {
    says: 'Wer erbt, erbt auch Schulden. Sie können ausschlagen, aber nur sechs Wochen lang.',
  },
  'de.estate.deadline': {
    says: 'Sechs Wochen laufen ab dem Tag, an dem Sie vom Erbe und dem Grund erfuhren. Der Tag hier zählt ab dem Datum dieses Briefs. Vielleicht wussten Sie es früher.',
    action: 'Bei vor allem Schulden beim Nachlassgericht oder Notar ausschlagen',
    consequence: 'Sie gelten als Erbe, mit allen Schulden.',
  },
  'de.estate.right-form': {
    says: 'Sie können ausschlagen, meist binnen sechs Wochen, seit Sie davon wissen. Gehen Sie selbst zum Nachlassgericht oder zu einem Notar. Ein einfacher Brief zählt nicht.',
  },
  'de.estate.right-limit': {
    says: 'Schon Erbe? Sie können die Haftung auf den Nachlass begrenzen: Nachlassverwaltung, Nachlassinsolvenz oder Dürftigkeitseinrede.',
  },
  'de.estate.right-three-months': {
    says: 'Als Erbe dürfen Sie die ersten drei Monate Zahlungen verweigern. Eine unbekannte Schuld kann die Annahme anfechtbar machen.',
  },
  'de.estate.step': {
    says: 'Machen Sie eine Liste von Vermögen und Schulden. Zahlen und verkaufen Sie nichts, bevor Sie entscheiden.',
  },
  'de.estate.option-refuse': {
    says: 'Klären Sie, was da ist und was geschuldet wird. Sind es mehr Schulden, schlagen Sie rechtzeitig aus. Sagen Sie es dem Gläubiger.',
    title: 'Ausschlagen, wenn es vor allem Schulden sind',
    cost: 'Nichts, oder eine Gebühr bei Gericht oder Notar.',
    time: 'Meist sechs Wochen.',
    risk: 'Sie bekommen nichts vom Erbe. Zurück geht es kaum.',
    bestFor: 'Die Schulden sind höher als das, was bleibt.',
  },
}
