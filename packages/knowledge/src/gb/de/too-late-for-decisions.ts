/** What can still be done about decisions, rent and hearings when their day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DECISIONS_DE: Words = {
  'gb.late.insurance-step': {
    says: 'Der Tag im Brief ist vorbei. Schreiben Sie dem Versicherer heute trotzdem, mit dem Wort complaint. So ein Tag ist meist sein eigener, keiner des Gesetzes.',
  },
  'gb.late.insurance-right': {
    says: 'Sind sechs Monate seit der endgültigen Antwort vorbei? Der Ombudsman kann noch helfen, wenn der Versicherer zustimmt oder etwas Außergewöhnliches Sie abhielt, etwa eine schwere Krankheit.',
  },
  'gb.late.tribunal-step': {
    says: 'Gehen Sie heute mit diesem Bescheid zum kostenlosen Tribunal. Ist er über einen Monat alt? Sagen Sie, warum Sie spät sind. Bis 13 Monate nach der ersten Entscheidung kann es den Einspruch noch annehmen.',
  },
  'gb.late.scots-benefit-step': {
    says: 'Bitten Sie Social Security Scotland heute um eine neue Entscheidung (re-determination) und sagen Sie, warum es spät ist. Mit gutem Grund geht das bis ein Jahr, nachdem Sie es erfuhren.',
  },
  'gb.late.ni-benefit-step': {
    says: 'Bitten Sie heute um eine neue Prüfung der Entscheidung und sagen Sie, warum Sie spät sind. Mit gutem Grund geht das bis 13 Monate nach der Entscheidung.',
  },
  'gb.late.rent-step': {
    says: 'Der Tag im Brief ist vorbei, aber Sie müssen nicht ausziehen. Rufen Sie heute an: Bieten Sie die Miete und eine kleine Rate pro Woche, und fragen Sie, ob eine Kündigung oder ein Termin bei Gericht kommt.',
  },
  'gb.late.rent-hearing-step': {
    says: 'Der Tag des Termins scheint vorbei. Rufen Sie heute das Gericht an und fragen Sie, was entschieden wurde. Gibt es einen Beschluss? Fragen Sie einen kostenlosen Anwalt nach dem Formular N244, bevor bailiffs kommen.',
  },
  'gb.late.scots-rent-step': {
    says: 'Der Tag im Brief ist vorbei, aber Sie müssen nicht ausziehen. Rufen Sie heute an: Bieten Sie die Miete und eine kleine Rate pro Woche, und fragen Sie, ob eine Kündigung oder ein Termin vor dem Tribunal kommt.',
  },
  'gb.late.ni-rent-step': {
    says: 'Der Tag im Brief ist vorbei, aber Sie müssen nicht ausziehen: Das kann nur ein Gericht anordnen. Rufen Sie heute an und bieten Sie die Miete und eine kleine Rate pro Woche.',
  },
  'gb.late.hearing-step': {
    says: 'Fragen Sie Ihren Arbeitgeber heute schriftlich, ob die Anhörung war und was entschieden wurde. Konnten Sie nicht kommen? Nennen Sie den Grund und bitten Sie um einen neuen Tag.',
  },
  'gb.late.hearing-option': {
    says: 'Schreiben Sie, warum es falsch ist, und dass Sie nicht gehört wurden, wenn das so war. Bitten Sie, dass jemand anders es prüft.',
    title: 'Gegen die Entscheidung Einspruch einlegen',
    cost: 'Nichts.',
    time: 'In den Tagen, die die Entscheidung nennt. Lieber spät als gar nicht.',
    risk: 'Keines. Die Zeit für ein Gericht läuft weiter.',
    bestFor: 'Es wurde gegen Sie entschieden.',
  },
  'gb.late.hb-step': {
    says: 'Schreiben Sie heute der Gemeinde, was falsch ist. Ist die Entscheidung über einen Monat alt? Sagen Sie, warum Sie spät sind: Mit gutem Grund kann sie bis 13 Monate danach neu prüfen.',
  },
}
