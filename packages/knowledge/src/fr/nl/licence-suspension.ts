/** The Dutch words of the rows in ../licence-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LICENCE_SUSPENSION_NL: Words = {
  'fr.suspension.want': {
    says: 'De prefect schorst uw rijbewijs voor enkele maanden (suspension). Een rechter beslist nog over de overtreding.',
  },
  'fr.suspension.warn': {
    says: 'Rijd niet zolang het duurt. Dat is een misdrijf, en de verzekeraar betaalt misschien niet.',
  },
  'fr.suspension.deadline': {
    says: 'U hebt twee maanden om naar de bestuursrechter (tribunal administratif) te gaan. Hebt u het rijbewijs voor uw werk nodig, vraag dan meteen een spoedstop.',
    action: 'De schorsing aanvechten',
    consequence: 'Ze loopt tot haar einde.',
  },
  'fr.suspension.right-end': {
    says: 'Ze vervalt als de rechter u vrijspreekt of u een korter rijverbod geeft. De tijd gaat af van een rijverbod van de rechter.',
  },
  'fr.suspension.step': {
    says: 'Controleer de tijden: meestal moet het besluit binnen 72 of 120 uur komen nadat uw rijbewijs is ingehouden. Regel de medische keuring vroeg.',
  },
}
