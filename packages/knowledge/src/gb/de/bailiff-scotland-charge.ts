/** A charge for payment in Scotland: its days, and what can come when they are over. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_CHARGE_DE: Words = {
  'gb.bailiff.scotland-cannot-yet': {
    says: 'Ihr Lohn kann erst gepfändet werden, wenn die 14 Tage der Zahlungsaufforderung (charge for payment) vorbei sind.',
  },
  'gb.bailiff.scotland-over-step': {
    says: 'Die 14 Tage sind vorbei, also dürfen sie jetzt Lohn oder Konto pfänden. Rufen Sie heute eine kostenlose Schuldenberatung an und fragen Sie nach einem Moratorium.',
  },
  'gb.bailiff.scotland-warning': {
    says: 'Ignorieren Sie keine Zahlungsaufforderung (charge for payment). Nach 14 Tagen können sie Lohn pfänden, und der Gläubiger kann vielleicht Ihre Insolvenz beantragen.',
  },
  'gb.bailiff.scotland-charge-first': {
    says: 'Bei Gemeindesteuer (council tax) müssen sie zuerst eine Zahlungsaufforderung (charge for payment) zustellen und 14 Tage warten. Erst dann können sie Lohn nehmen oder das Konto sperren.',
  },
  'gb.bailiff.scotland-warning-arrestment': {
    says: 'Die 14 Tage der Zahlungsaufforderung (charge) sind vorbei. Sie können jetzt Geld auf dem Konto sperren oder vom Lohn nehmen. Rufen Sie vor dem Datum im Brief an.',
  },
  'gb.bailiff.scotland-reality-arrestment': {
    says: '„Arrest“ heißt hier: Geld wird gesperrt. Niemand verhaftet Sie, und es geht nicht um eine Straftat.',
  },
  'gb.bailiff.scotland-deadline-charge': {
    says: 'Eine Zahlungsaufforderung (charge for payment) gibt Ihnen 14 Tage ab der Zustellung im Vereinigten Königreich.',
    action: 'Zahlen, Raten vereinbaren oder das Moratorium beantragen',
    consequence: 'Vollzugsbeamte (sheriff officers) können Ihren Lohn pfänden.',
  },
  'gb.bailiff.scotland-no-bankruptcy': {
    says: 'Ein Gläubiger, dem Sie weniger als £5,000 schulden, kann nicht allein Ihre Insolvenz (sequestration) beim Gericht beantragen.',
  },
}
