/** The Dutch words of Japan: work terms. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_NL: Words = {
  'jp.job.right-four-tests': {
    says: 'Bij ontslag om het bedrijf vragen rechters vier dingen. Was het nodig? Is al het andere geprobeerd? Was de keuze eerlijk? Is het uitgelegd en besproken?',
  },
  'jp.job.right-punish': {
    says: 'Een straf moet in de werkregels staan en passen bij wat u deed. Een loonkorting is hoogstens een half dagloon per geval, en een tiende per maand.',
  },
  'jp.job.right-pregnant': {
    says: 'Een ontslag wegens zwangerschap, geboorte of ouderschapsverlof is nietig. Tot een jaar na de geboorte moet de werkgever een andere reden bewijzen.',
  },
  'jp.job.right-seven-days': {
    says: 'Als u weggaat en erom vraagt, moet het bedrijf binnen zeven dagen openstaand loon betalen en uw spullen teruggeven.',
  },
  'jp.job.right-overtime': {
    says: 'Overuren moeten minstens 25% meer opbrengen, en 50% boven 60 uur per maand. Bewaar eigen notities van uren. U kunt drie jaar terug eisen.',
  },
  'jp.job.right-benefit': {
    says: 'Beëindigde het bedrijf de baan, dan begint uw uitkering meestal eerder en duurt zij langer. Kijk of het vertrekbewijs (離職票) dat zegt. U kunt bij Hello Work bezwaar maken.',
  },
  'jp.ask.quit': {
    says: 'Bij een baan zonder einddatum kunt u met twee weken opzegging weg. Het bedrijf kan niet weigeren. Bij een vaste termijn hebt u een sterke reden nodig, of moet er één jaar voorbij zijn.',
  },
  'jp.job.right-bullying': {
    says: 'Elke werkgever moet pesten door bazen (パワハラ) stoppen en mag u niet straffen omdat u het meldt. Bewaar notities en ga naar de arbeidsbalie.',
  },
}
