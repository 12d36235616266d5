/** Questions about a child who is sent home from school: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_NL: Words = {
  'nz.ask.school-stand-down': {
    says: 'Een staatsschool mag dit alleen bij grof wangedrag, bij voortdurende ongehoorzaamheid die anderen schaadt, of als ernstige schade dreigt. Een stand-down duurt hoogstens vijf schooldagen per term en tien per jaar. Vraag de redenen schriftelijk en een gesprek. Na een suspension moet het bestuur (board) binnen zeven schooldagen bijeenkomen; u mag daar spreken. Was het oneerlijk: klacht bij het board, dan de Ombudsman.',
    dependsOn: 'wat er gebeurde en hoe de school handelde',
  },
}
