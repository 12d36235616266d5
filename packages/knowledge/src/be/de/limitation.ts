/** The German words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'be.limitation.medical': {
    says: 'Rechnungen für ärztliche Behandlung können zwei Jahre ab dem Ende des Behandlungsmonats gefordert werden.',
    from: 'das Ende des Behandlungsmonats',
    restartedBy:
      'Ein schriftliches Ja zur Schuld oder eine Ladung startet die zwei Jahre neu. Ein förmlicher Brief eines Anwalts oder Gerichtsvollziehers kann ein Jahr dazugeben.',
  },
  'be.limitation.network': {
    says: 'Rechnungen für Strom, Gas, Wasser, Telefon und Internet können fünf Jahre gefordert werden.',
    from: 'der Tag, an dem die Rechnung fällig wurde',
    restartedBy:
      'Ein schriftliches Ja zur Schuld oder eine Ladung startet die fünf Jahre neu. Ein förmlicher Brief eines Anwalts oder Gerichtsvollziehers kann ein Jahr dazugeben.',
  },
  'be.limitation.rent': {
    says: 'Miete kann fünf Jahre ab ihrer Fälligkeit gefordert werden.',
    from: 'der Tag, an dem die Miete fällig wurde',
    restartedBy: 'Ein schriftliches Ja zur Schuld oder eine Ladung startet die fünf Jahre neu.',
  },
  'be.limitation.general': {
    says: 'Viele Forderungen aus Vertrag halten zehn Jahre, manche viel kürzer. Fragen Sie eine kostenlose Beratung nach Ihrer.',
    from: 'der Tag, an dem die Summe fällig wurde',
    restartedBy: 'Ein schriftliches Ja zur Schuld oder eine Ladung startet die Frist neu.',
  },
  'be.limitation.know-judge': {
    says: 'Seit dem 1. Oktober 2024 darf ein Richter selbst feststellen, dass die Forderung einer Firma gegen Sie zu alt ist. Sagen Sie es trotzdem.',
  },
}
