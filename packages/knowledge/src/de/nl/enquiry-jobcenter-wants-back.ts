/** Questions about money that the Jobcenter wants back: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_WANTS_BACK_NL: Words = {
  'de.ask-debt.jobcenter-wants-back': {
    says: 'Maak schriftelijk bezwaar binnen een maand nadat u het kreeg; één zin is genoeg. Tot daarover is beslist, hoeft u niet te betalen en mag er niets worden ingehouden. Stuur bewijs mee van wat u meldde, zoals de screenshot. Laat het bedrag nakijken: een deel van het loon blijft altijd van u. Was de fout van hen en kon u dat niet weten, dan mag u het houden; loon dat later kwam, wordt meestal toch teruggehaald. U kunt kleine termijnen of kwijtschelding vragen. Een sociaal spreekuur helpt gratis.',
  },
}
