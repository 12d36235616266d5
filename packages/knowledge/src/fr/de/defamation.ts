/** Letters that ask to take down words in public: slander (diffamation): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_WORDS: Words = {
  'fr.defamation.right-three-months': {
    says: 'Eine Klage wegen übler Nachrede oder Beleidigung muss meist binnen drei Monaten nach dem ersten Tag beginnen, an dem die Worte öffentlich waren.',
  },
  'fr.defamation.right-true': {
    says: 'Eine Meinung in maßvollen Worten ist keine üble Nachrede. Meist dürfen Sie auch sagen, was Sie beweisen können. Man muss Ihnen die genauen Worte nennen.',
  },
  'fr.defamation.step-keep': {
    says: 'Sichern Sie eine Kopie Ihres Textes, sein Datum und Ihre Beweise. Entscheiden Sie dann, was Sie löschen oder anders sagen.',
  },
}
