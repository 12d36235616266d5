/** Questions about bad work of a tradesman: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_DE: Words = {
  'de.ask-buy.botched-work': {
    says: 'Nehmen Sie die Arbeit nicht ab. Listen Sie die Mängel mit Fotos auf und setzen Sie eine angemessene Frist. Bis dahin dürfen Sie etwa das Doppelte der Reparaturkosten zurückhalten. Läuft die Frist ab: auf deren Kosten machen lassen, mindern oder bei groben Mängeln zurücktreten. Den unstreitigen Teil zahlen Sie.',
  },
}
