/** Questions about notice in temporary work: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_WORK_NL: Words = {
  'ch.ask.temporary-work': {
    says: 'Bij een tijdelijke klus zonder einddatum is de termijn twee werkdagen in de eerste drie maanden, zeven dagen van maand vier tot zes, daarna een maand. Van de ene op de andere minuut is te kort: het bureau is die dagen schuldig. Een klus met einddatum loopt meestal tot dan. De cao geeft meer recht bij ziekte. Vraag het schriftelijk en meld u meteen bij het RAV.',
    dependsOn: 'hoe lang het loopt en of er een einddatum is',
  },
}
