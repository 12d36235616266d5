/** Court judgments and the appeal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'it.enforce.want-judgment': {
    says: 'Das Gericht hat entschieden. Ein erstes Urteil kann sofort vollstreckt werden, außer es wird gestoppt.',
  },
  'it.enforce.deadline-appeal': {
    says: 'Für die Berufung (appello) haben Sie 30 Tage ab der Zustellung des Urteils. Wurde es nicht zugestellt, sind es sechs Monate ab seinem Datum.',
    action: 'Berufung durch einen Anwalt einlegen',
    consequence: 'Das Urteil wird endgültig.',
  },
  'it.enforce.option-appeal': {
    title: 'Berufung einlegen',
    says: 'Fragen Sie einen Anwalt, ob sich eine Berufung (appello) lohnt. Bitten Sie ihn auch, einen Stopp zu beantragen.',
    cost: 'Anwalt und Gebühr, oder kostenlose Prozesskostenhilfe (patrocinio).',
    time: '30 Tage ab der Zustellung.',
    risk: 'Wenn Sie verlieren, zahlen Sie vielleicht mehr.',
    bestFor: 'Der Richter hat Tatsachen oder Recht übersehen.',
  },
}
