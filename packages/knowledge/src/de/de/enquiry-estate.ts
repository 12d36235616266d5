/** Questions about an estate: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DE: Words = {
  'de.ask-debt.heir': {
    says: 'Erben übernehmen Schulden, und wer nichts tut, erbt. Sie können binnen sechs Wochen ab Kenntnis ausschlagen. Gehen Sie dafür selbst zum Nachlassgericht, auch an Ihrem Wohnort, oder zum Notar: Ein einfacher Brief genügt nicht. Schlagen Sie auch für Ihre Kinder aus. Nehmen, verkaufen und zahlen Sie bis dahin nichts. Die Beerdigung kann trotzdem Ihre Sache sein: Das Sozialamt kann sie zahlen.',
    dependsOn: 'ob Sie das Erbe binnen sechs Wochen ausschlagen',
  },
  'de.ask-family.forced-share': {
    says: 'Kinder, Ehepartner und, ohne Kinder, die Eltern können von den Erben Geld fordern: die Hälfte des gesetzlichen Anteils (Pflichtteil). Verlangen Sie zuerst schriftlich ein Verzeichnis des Nachlasses. Sie haben drei Jahre ab Ende des Jahres, in dem Sie davon erfahren.',
  },
}
