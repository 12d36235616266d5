/** Questions about divorce and contact with children: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'nl.ask.divorce': {
    says: 'Nur ein Richter kann die Ehe scheiden, ein Anwalt beantragt es. Mit Kindern brauchen Sie einen Plan (ouderschapsplan). Klären Sie vorher, wer vorerst in der Wohnung bleibt, und behalten Sie Kopien. Ein Richter kann schnell vorläufig entscheiden.',
  },
  'nl.ask.child-contact': {
    says: 'Sie und Ihr Kind haben ein Recht auf Umgang. Reden Sie erst mit Hilfe eines Mediators oder Ihrer Gemeinde und schreiben Sie Absprachen auf. Hilft das nicht, beantragt ein Anwalt beim Gericht eine Regelung (omgangsregeling).',
  },
}
