/** The German words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_WORDS: Words = {
  'ca.breach.want': {
    says: 'Eine Stelle sagt Ihnen, dass andere vielleicht Ihre Daten gesehen haben. Sie schulden nichts, aber schützen Sie sich.',
  },
  'ca.breach.reality': {
    says: 'Nicht jedes Datenleck führt zu Missbrauch. Mit einer Betrugswarnung (fraud alert) prüfen Kreditgeber, ob Sie es sind.',
  },
  'ca.breach.right-told': {
    says: 'Besteht ein echtes Risiko für schweren Schaden, muss man es Ihnen bald sagen, und was Sie tun können.',
  },
  'ca.breach.right-qc': {
    says: 'In Québec muss eine Firma Ihnen einen Vorfall melden, der schweren Schaden bringen kann. Sie können bei den Auskunfteien eine kostenlose Sperre verlangen.',
  },
  'ca.breach.right-complain': {
    says: 'Sie können sich kostenlos beim Datenschutzbeauftragten (privacy commissioner) beschweren.',
  },
  'ca.breach.step': {
    says: 'Ändern Sie Ihre Passwörter und sagen Sie es Ihrer Bank. Setzen Sie eine Betrugswarnung (fraud alert) in Ihre Akte bei Equifax und TransUnion.',
  },
  'ca.breach.option': {
    says: 'Nehmen Sie die kostenlose Überwachung an, wenn man sie anbietet, und prüfen Sie Ihre Kreditakte.',
    title: 'Den eigenen Namen schützen',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Keines.',
    bestFor: 'Alle, die so einen Brief bekommen.',
  },
  'ca.breach.right-on-health': {
    says: 'In Ontario muss Ihnen Diebstahl oder Verlust melden, wer Ihre Gesundheitsdaten führt. Sie können sich beim Information and Privacy Commissioner beschweren.',
  },
}
