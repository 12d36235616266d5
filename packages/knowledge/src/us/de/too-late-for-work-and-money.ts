/** What can still be done about a job, a benefit or seized pay when the day is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_WORK_AND_MONEY_DE: Words = {
  'us.late.job-step': {
    says: 'Der sichere Tag für eine Beschwerde wegen Diskriminierung scheint vorbei. In den meisten Staaten haben Sie insgesamt 300 Tage, und Staatsrecht kann mehr geben. Fragen Sie heute EEOC und Staatsamt.',
  },
  'us.late.release-step': {
    says: 'Der Tag zum Unterschreiben scheint vorbei. Nicht unterschrieben? Nichts ist verloren: Holen Sie Rat und fragen Sie, ob das Angebot noch gilt. Unterschrieben und 40 oder älter? Sie haben 7 Tage für den Rücktritt.',
  },
  'us.late.sue-step': {
    says: 'Die 90 Tage scheinen vorbei, aber sie laufen ab dem Tag, an dem der Brief kam. Gehen Sie heute zu einem Anwalt für Arbeitsrecht. Mehr Zeit geben Gerichte nur selten; vielleicht hilft Staatsrecht.',
  },
  'us.late.jobless-step': {
    says: 'Legen Sie heute schriftlich Beschwerde ein und sagen Sie, warum Sie spät sind. Viele Staaten nehmen sie mit gutem Grund noch an, etwa bei später Post oder Krankheit.',
  },
  'us.late.ssa-step': {
    says: 'Um einen Erlass (waiver, SSA-632) können Sie immer bitten: Dafür gibt es keinen letzten Tag. Stimmt die Summe nicht, und sind die 60 Tage vorbei? Schicken Sie heute SSA-561 und schreiben Sie, warum Sie spät sind.',
  },
  'us.late.ssa-right': {
    says: 'Eine späte Beschwerde zählt mit gutem Grund: schwere Krankheit, ein Todesfall in der Familie, ein Brief, der nie kam oder den Sie nicht verstehen konnten.',
  },
  'us.late.garnishment-step': {
    says: 'Der Tag, Geschütztes zu nennen, scheint vorbei. Reichen Sie den Antrag (exemption) heute trotzdem ein und bitten Sie um einen Termin: Bei jedem Lohn wird neu gepfändet, und in vielen Staaten geht es auch später.',
  },
  'us.late.levy-step': {
    says: 'Der Tag im Papier scheint vorbei. Fragen Sie heute das Gericht oder den Beamten, ob das Geld noch da ist. Nennen Sie trotzdem, was das Gesetz schützt, und warum es spät ist.',
  },
  'us.late.federal-garnishment-step': {
    says: 'Bitten Sie heute schriftlich um eine Anhörung. Die bekommen Sie auch spät, aber mit dem Lohn müssen sie nicht warten, außer etwas hielt Sie ab, für das Sie nichts konnten.',
  },
}
