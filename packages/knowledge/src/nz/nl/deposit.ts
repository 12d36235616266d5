/** The Dutch words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_NL: Words = {
  'nz.deposit.want': {
    says: 'De verhuurder wil een deel van uw borg (bond). U hoeft het er niet mee eens te zijn. Teken geen leeg formulier.',
  },
  'nz.deposit.reality': {
    says: 'De verhuurder moet het bewijzen. Gewone slijtage is geen schade.',
  },
  'nz.deposit.right-apply': {
    says: 'Tenancy Services bewaart de borg (bond). U kunt er zelf om vragen. Is de verhuurder het er niet mee eens? Dan beslist de huurrechter (Tenancy Tribunal).',
  },
  'nz.deposit.right-damage': {
    says: 'Bij schade door onvoorzichtigheid betaalt u hoogstens vier weken huur of het eigen risico van de verzekering van de verhuurder, wat het laagst is. Voor gewone slijtage betaalt u niets.',
  },
  'nz.deposit.right-clean': {
    says: "U moet de woning redelijk schoon en netjes achterlaten, niet perfect. Vraag om het eerste inspectierapport, rekeningen en foto's.",
  },
  'nz.deposit.step': {
    says: "Schrijf dat u het er niet mee eens bent. Vraag de borg (bond) aan, en stuur uw foto's en het eerste inspectierapport.",
  },
}
