/** A case that someone starts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'ch.court.want': {
    says: 'Jemand beginnt ein Verfahren gegen Sie. Meist beginnt es bei der Schlichtungsbehörde.',
  },
  'ch.court.who': {
    says: 'Die Schlichtungsbehörde ist ein Amt. Sie hilft beiden, sich zu einigen.',
  },
  'ch.court.real': { says: 'Es ist noch nichts entschieden. Sie werden angehört.' },
  'ch.court.not-yet': { says: 'Wegen einer Vorladung darf niemand etwas pfänden.' },
  'ch.court.rights': {
    says: 'Sie dürfen selbst sprechen, Beweise bringen und unentgeltliche Rechtspflege verlangen.',
  },
  'ch.court.deadline-day': {
    says: 'Sie müssen am Tag im Brief persönlich zur Verhandlung kommen.',
    action: 'Gehen Sie zur Verhandlung',
    consequence: 'Das Verfahren geht ohne Sie weiter, und eine Busse ist möglich.',
  },
  'ch.court.step-date': { says: 'Notieren Sie Tag, Ort und Nummer.' },
  'ch.court.step-go': { says: 'Gehen Sie selbst hin, mit Vertrag, Rechnungen und Briefen.' },
  'ch.court.step-aid': {
    says: 'Haben Sie wenig Geld? Verlangen Sie jetzt unentgeltliche Rechtspflege.',
  },
  'ch.court.right-heard': { says: 'Sie haben das Recht, gehört zu werden.' },
  'ch.court.right-aid': {
    says: 'Mit wenig Geld und guten Gründen haben Sie Recht auf unentgeltliche Rechtspflege.',
  },
  'ch.court.option-go': {
    title: 'Hingehen und Ihre Seite erzählen',
    says: 'Sie brauchen keinen Anwalt.',
    cost: 'Wenig.',
    time: 'Ein Morgen.',
    risk: 'Kosten, wenn Sie später verlieren.',
    bestFor: 'Alle mit einer Vorladung.',
  },
  'ch.court.option-settle': {
    title: 'Sich einigen',
    says: 'Eine Einigung dort gilt wie ein Urteil.',
    cost: 'Was Sie vereinbaren.',
    time: 'Am selben Tag.',
    risk: 'Sie ist endgültig.',
    bestFor: 'Sie schulden einen Teil.',
  },
  'ch.court.option-help': {
    title: 'Rechtsauskunft holen',
    says: 'Fragen Sie eine Rechtsauskunft in Ihrer Nähe.',
    cost: 'Wenig oder nichts.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind unsicher.',
  },
}
