/** The German words of Japan: public. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DE: Words = {
  'jp.public.tax-want': {
    says: 'Das Steueramt oder Ihre Stadt verlangt Steuern oder einen Versicherungsbeitrag.',
  },
  'jp.public.tax-who': {
    says: 'Das ist eine Behörde. Sie kann ohne Gericht pfänden, zehn Tage nach einer förmlichen Mahnung (督促状).',
  },
  'jp.public.tax-real': {
    says: 'Rufen Sie früh an, stimmt sie oft Zeit oder Raten zu.',
  },
  'jp.public.tax-not-yet': {
    says: 'Vor der förmlichen Mahnung (督促状) wird meist nichts gepfändet.',
  },
  'jp.public.tax-rights': {
    says: 'Sie können um Zeit (猶予), Raten, eine Prüfung und eine Überprüfung bitten.',
  },
  'jp.public.tax-three': {
    says: 'Sie haben drei Monate ab dem Tag, nachdem Sie von der Entscheidung erfuhren, um eine Überprüfung zu verlangen.',
    action: 'Eine Überprüfung verlangen (審査請求)',
    consequence: 'Die Entscheidung bleibt.',
  },
  'jp.public.tax-call': {
    says: 'Rufen Sie vor dem Datum beim Amt an. Sagen Sie, was Sie zahlen können, und bitten Sie um Zeit oder Raten.',
  },
  'jp.public.tax-check': {
    says: 'Prüfen Sie Name, Jahr und Summe.',
  },
  'jp.public.tax-review': {
    says: 'Ist es falsch, verlangen Sie eine neue Prüfung (再調査の請求) oder eine Überprüfung (審査請求).',
  },
  'jp.public.tax-right': {
    says: 'Sie haben das Recht auf eine kostenlose Überprüfung.',
  },
  'jp.public.tax-time': {
    says: 'In Not dürfen Sie bei Staatssteuern in sechs Monaten ab Fälligkeit um Zeit bitten.',
  },
  'jp.public.tax-plan': {
    title: 'Um Zeit oder Raten bitten',
    says: 'Gehen Sie hin oder rufen Sie an, mit Einkommen und Ausgaben.',
    cost: 'Verzugszinsen laufen weiter.',
    time: 'Jetzt.',
    risk: 'Halten Sie den Plan ein.',
    bestFor: 'Sie schulden es.',
  },
  'jp.public.tax-appeal': {
    title: 'Eine Überprüfung verlangen',
    says: 'Schriftlich, in drei Monaten.',
    cost: 'Nichts.',
    time: 'Monate.',
    risk: 'Zahlen Sie inzwischen oder bitten Sie um Zeit.',
    bestFor: 'Die Summe ist falsch.',
  },
  'jp.public.benefit-want': {
    says: 'Ein Amt sagt, es habe Ihnen zu viel gezahlt, und will Geld zurück.',
  },
  'jp.public.benefit-step': {
    says: 'Fragen Sie schriftlich nach Grund, Monaten und Summen. Bitten Sie dann um Raten oder weniger.',
  },
  'jp.public.benefit-right': {
    says: 'Sie haben in drei Monaten das Recht auf eine kostenlose Überprüfung.',
  },
  'jp.public.benefit-help-back': {
    says: 'Müssen Sie Sozialhilfe (生活保護) zurückzahlen, fragen Sie, welchen Artikel sie nutzen. Nach Artikel 63 können sie Ihnen lassen, was Sie zum Leben brauchen.',
  },
  'jp.public.benefit-option': {
    title: 'Eine Überprüfung verlangen',
    says: 'Schreiben Sie, warum es falsch ist.',
    cost: 'Nichts.',
    time: 'Drei Monate.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht einverstanden.',
  },
}
