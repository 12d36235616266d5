/** What can still be done when the day in a letter about a job or a home is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_DE: Words = {
  'gb.late.job-step': {
    says: 'Der Tag für den Einspruch ist vorbei. Schicken Sie ihn heute trotzdem und sagen Sie, warum er spät kommt. Ihr Arbeitgeber kann ihn noch anhören.',
  },
  'gb.late.job-acas': {
    says: 'Wenden Sie sich heute an Acas. Die Frist fürs Tribunal läuft ab dem Ende der Arbeit. Ist auch sie vorbei, zählt eine späte Klage nur, wenn es nicht früher ging.',
  },
  'gb.late.ni-job-step': {
    says: 'Der Tag für den Einspruch ist vorbei. Schicken Sie ihn heute trotzdem. Rufen Sie dann die Labour Relations Agency an: Die Frist fürs Tribunal läuft ab dem Ende der Arbeit.',
  },
  'gb.late.order-step': {
    says: 'Der Tag im Papier ist vorbei. Wohnen Sie noch dort? Lassen Sie heute das Formular N244 an das Gericht schicken. Schon geräumt? Rufen Sie heute Shelter und die Gemeinde wegen einer Unterkunft an.',
  },
}
