/** The German words of Ireland: law that an adviser names first. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'ie.debt.know-claim-notice': {
    says: 'Bei einer Schuld bis 15.000 € beginnt ein Verfahren mit einer Klagemitteilung (claim notice) des District Court. Dann haben Sie 28 Tage zum Antworten.',
  },
  'ie.debt.right-lsra': {
    says: 'Wenn eine Anwältin oder ein Anwalt Sie täuscht oder bedrängt, können Sie sich bei der Aufsicht (LSRA) beschweren. Das ist kostenlos.',
  },
  'ie.home.right-declaration': {
    says: 'Ist der Grund ein Verkauf, muss der Kündigung eine eidesstattliche Erklärung (statutory declaration) beiliegen. Der Verkauf muss innerhalb von neun Monaten geplant sein.',
  },
  'ie.home.right-many-homes': {
    says: 'Wer in sechs Monaten zehn oder mehr Wohnungen einer Anlage verkauft, kann deswegen meist keine Mietverträge beenden.',
  },
  'ie.home.know-email': {
    says: 'Eine E-Mail oder SMS allein ist keine gültige Kündigung. Sie muss Ihnen übergeben, per Post geschickt oder in Ihrer Wohnung hinterlassen werden.',
  },
  'ie.home.know-slip': {
    says: 'Ein kleiner Fehler, der Ihnen nicht schadet, macht eine Kündigung vielleicht nicht ungültig. Lassen Sie sie von Threshold prüfen, bevor Sie darauf bauen.',
  },
}
