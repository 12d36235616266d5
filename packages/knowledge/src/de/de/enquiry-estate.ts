/** Questions about an estate: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_DE: Words = {
  'de.ask-debt.heir': {
    says: 'Erben übernehmen Schulden. Sie können binnen sechs Wochen ab Kenntnis ausschlagen, beim Nachlassgericht oder Notar.',
    dependsOn: 'ob Sie das Erbe binnen sechs Wochen ausschlagen',
  },
  'de.ask-family.forced-share': {
    says: 'Kinder, Ehepartner und, ohne Kinder, die Eltern können von den Erben Geld fordern: die Hälfte des gesetzlichen Anteils (Pflichtteil). Verlangen Sie zuerst schriftlich ein Verzeichnis des Nachlasses. Sie haben drei Jahre ab Ende des Jahres, in dem Sie davon erfahren.',
  },
}
