/** Who writes: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'ch.sender.betreibungsamt': {
    says: 'Das ist das Betreibungsamt. Es leitet Forderungen weiter, ohne sie zu prüfen.',
    nextStep: 'Erheben Sie in zehn Tagen Rechtsvorschlag, wenn Sie bestreiten.',
  },
  'ch.sender.serafe': {
    says: 'Serafe erhebt die Radio- und TV-Abgabe für den Bund. Jeder Haushalt schuldet sie, manche sind befreit.',
    nextStep: 'Prüfen Sie eine Befreiung oder verlangen Sie Raten.',
  },
  'ch.sender.intrum': {
    says: 'Intrum ist ein privates Inkassobüro. Es ist kein Amt und kann nicht pfänden.',
    nextStep: 'Prüfen Sie die Rechnung und bestreiten Sie die Inkassokosten.',
  },
  'ch.sender.eos': {
    says: 'EOS ist ein privates Inkassobüro. Es ist kein Amt und kann nicht pfänden.',
    nextStep: 'Prüfen Sie die Rechnung und bestreiten Sie die Inkassokosten.',
  },
}
