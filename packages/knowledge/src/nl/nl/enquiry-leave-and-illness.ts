/** Questions about illness and leave in a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_NL: Words = {
  'nl.ask.sick-pay': {
    says: 'Uw werkgever moet bij ziekte minstens 70 % betalen, tot het contract eindigt, hoogstens twee jaar. In het eerste jaar niet minder dan het minimumloon. Hij moet ook de bedrijfsarts inschakelen. Vraag het loon schriftelijk met een laatste dag. Oneens over de ziekte? Vraag UWV om een deskundigenoordeel. Eindigt het contract, dan kan UWV betalen (Ziektewet).',
  },
  'nl.ask.parental-leave': {
    says: 'Uw werkgever mag het niet weigeren. U hebt per kind onder de acht 26 keer uw uren per week. UWV betaalt een deel van negen weken als u ze in het eerste jaar opneemt. Vraag het schriftelijk, twee maanden vooraf.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'de reden die zij geven',
    says: 'Vraag het schriftelijk. De werkgever moet uw wens volgen, behalve bij zwaarwegende redenen, en dat binnen twee weken schriftelijk zeggen. Zwijgt hij, dan staan uw data vast. U moet twee weken achter elkaar kunnen nemen, of twee keer één.',
  },
}
