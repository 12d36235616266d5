/** A court charge about a TV licence: how to answer it. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_DE: Words = {
  'gb.tv.court-step-drop': {
    says: 'Waren Sie schwer krank, in einer Krise oder Opfer von Gewalt? Schreiben Sie auch TV Licensing. Schicken Sie Belege und bitten Sie, den Fall fallen zu lassen.',
  },
  'gb.tv.court-warn': {
    says: 'Ignorieren Sie das nicht. Ein Gericht kann Sie schuldig sprechen, bis zu £1,000 Strafe geben und Kosten aufschlagen.',
  },
}
