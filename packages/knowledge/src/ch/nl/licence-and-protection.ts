/** The Dutch words of the rows in ../licence-and-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_AND_PROTECTION_NL: Words = {
  'ch.licence.want': {
    says: 'Het verkeersbureau neemt uw rijbewijs een tijd in, of wil dat. Dat staat los van de boete.',
  },
  'ch.licence.right-length': {
    says: 'De duur hangt af van de ernst: meestal een maand bij middelzware, drie bij zware gevallen, langer bij herhaling. Nodig voor werk telt, maar niet onder het minimum.',
  },
  'ch.licence.right-heard': {
    says: 'In de regel moet men u eerst horen en schriftelijk redenen geven. U hebt meestal 30 dagen voor beroep; een geschil over de feiten hoort in de strafzaak: maak daar op tijd bezwaar.',
  },
  'ch.protect.want': {
    says: 'De autoriteit (KESB) bekijkt of u of uw kind wettelijke hulp nodig heeft (Beistandschaft).',
  },
  'ch.protect.right-heard': {
    says: 'Zij moet u in de regel persoonlijk horen. Een maatregel moet nodig en passend zijn: een eigen volmacht, familie of vrije hulp gaat voor. U mag de persoon noemen, het dossier zien en een advocaat meenemen.',
  },
  'ch.protect.right-appeal': {
    says: 'Tegen het besluit hebt u 30 dagen voor de rechter, tegen een spoedmaatregel tien. Een naaste mag dat ook.',
  },
  'ch.protect.step': {
    says: 'Vraag schriftelijk het dossier en zo nodig meer tijd. Schrijf vooraf uw kant, met bewijs.',
  },
}
