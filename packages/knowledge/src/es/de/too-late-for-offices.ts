/** What can still be done when the time to answer a tax or a benefit debt is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_DE: Words = {
  'es.late.surcharge-want': {
    says: 'Das ist eine Mahnung mit Zuschlag (providencia de apremio). Ihre kurze Zeit ist wohl vorbei: 20 % und Zinsen kommen dazu, und sie dürfen pfänden.',
  },
  'es.late.surcharge-step': {
    says: 'Suchen Sie den Tag, an dem sie ankam, auch im elektronischen Postfach. Unter einem Monat? Noch anfechtbar: bezahlt, verjährt oder erste Rechnung nie zugestellt. Später? Bitten Sie heute um Raten.',
  },
  'es.late.tax-reality': {
    says: 'Es ist ernst, aber ein Ratenplan ist auch jetzt möglich, bis das Amt den Verkauf des Gepfändeten mitteilt.',
  },
  'es.late.tax-step': {
    says: 'Suchen Sie den Tag, an dem es ankam, auch im elektronischen Postfach. Unter einem Monat? Sie können noch anfechten. Später? Bitten Sie heute online um Raten.',
  },
  'es.late.tax-option': {
    says: 'Bitten Sie das Amt, einen klaren Fehler in Tatsachen oder Summe zu berichtigen. Bei klarem Gesetzesverstoß bitten Sie um Rücknahme (revocación).',
    title: 'Einen klaren Fehler spät berichtigen lassen',
    cost: 'Kostenlos.',
    time: 'Solange die Schuld nicht verjährt ist: meist vier Jahre.',
    risk: 'Zurücknehmen muss es nicht. Die Schuld ist inzwischen zu zahlen.',
    bestFor: 'Der Fehler ist in den Papieren zu sehen.',
  },
  'es.late.plan': {
    says: 'Wenn Sie es schulden, bitten Sie heute online um Raten. Das geht auch nach dem letzten Tag, meist mit Zuschlag.',
  },
  'es.late.request-want': {
    says: 'Das Finanzamt verlangte Papiere oder Ihre Sicht. Die Zeit ist wohl vorbei. Es kann ohne sie entschieden haben.',
  },
  'es.late.request-step': {
    says: 'Schicken Sie die Papiere heute trotzdem: Was vor dem Bescheid kommt, kann noch zählen. Achten Sie auf Post und Postfach: Gegen den Bescheid haben Sie einen Monat.',
  },
  'es.late.benefit-first-reality': {
    says: 'Das war nur die erste Mitteilung. Das Amt muss noch einen Bescheid schicken, und den können Sie anfechten.',
  },
  'es.late.benefit-first-step': {
    says: 'Schicken Sie Ihre Sicht heute mit Beweisen, auch verspätet: Was vor dem Bescheid kommt, kann noch zählen. Gegen ihn haben Sie 30 Werktage.',
  },
  'es.late.benefit-first-option': {
    says: 'Fragen Sie, ob es schon einen Bescheid gibt. Wenn nicht, schicken Sie heute Ihre Sicht. Wenn ja, legen Sie Reclamación previa ein und sagen Sie warum.',
    title: 'Spät Stellung nehmen oder den Bescheid anfechten',
    cost: 'Kostenlos.',
    time: '30 Werktage ab dem Tag, an dem der Bescheid kam.',
    risk: 'Danach ist der Bescheid meist endgültig.',
    bestFor: 'Sie hatten die Änderung gemeldet, oder die Summe ist falsch.',
  },
  'es.late.benefit-reality': {
    says: 'Nach 30 Werktagen ist der Bescheid zur Rückzahlung meist endgültig. Raten bleiben möglich, und auch die Grenzen für Abzüge gelten.',
  },
  'es.late.benefit-step': {
    says: 'Suchen Sie den Tag, an dem er ankam: Ab da laufen 30 Werktage. Noch Zeit? Reichen Sie heute die Reclamación previa ein. Vorbei? Bitten Sie um kleine Raten.',
  },
}
