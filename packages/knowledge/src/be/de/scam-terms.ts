/** Betrug, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_TERMS_DE: Words = {
  'be.scam.right-unordered': {
    says: 'Was Sie nie bestellt haben, müssen Sie weder bezahlen noch zurücksenden.',
  },
  'be.scam.who': {
    says: 'Es sieht nach einem Betrüger mit bekanntem Namen aus. Suchen Sie die echte Nummer selbst und fragen Sie dort.',
  },
  'be.scam.not-yet': {
    says: 'Ihnen wird nichts genommen, wenn Sie nicht antworten. Eine echte Forderung braucht zuerst einen Richter oder ein amtliches Papier.',
  },
  'be.scam.step-police': {
    says: 'Haben Sie Geld verloren, zeigen Sie es bei der Polizei an und behalten Sie die Nummer. Ihre Bank fragt danach.',
  },
  'be.scam.right-hearing': {
    says: 'Die echte Polizei hört Sie persönlich an, nicht per E-Mail, und Sie dürfen vorher mit einem Anwalt sprechen. Sie sagt kurz, worum es geht, und beendet nie einen Fall gegen Geld per Überweisung.',
  },
}
