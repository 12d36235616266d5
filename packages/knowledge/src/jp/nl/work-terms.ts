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
  'jp.job.right-bullying': {
    says: 'Elke werkgever moet pesten door bazen (パワハラ) stoppen en mag u niet straffen omdat u het meldt. Bewaar notities en ga naar de arbeidsbalie.',
  },
  'jp.job.right-term-notice': {
    says: 'Na drie verlengingen of een jaar moet de firma 30 dagen vooraf zeggen dat zij niet verlengt. Vraag een papier met de echte reden.',
  },
  'jp.job.right-pay-kept': {
    says: 'De firma kan uw loon niet verlagen zonder uw vrije akkoord. Nieuwe regels binden alleen als ze redelijk en bekend zijn.',
  },
  'jp.job.step-pay-kept': {
    says: 'Teken het akkoord niet. Vraag de reden en uw nieuwe loon op papier. Ga naar het gratis arbeidsloket (総合労働相談コーナー).',
  },
  'jp.job.right-trial': {
    says: 'Een proeftijd is een echte baan. Er is een goede reden nodig die het bedrijf bij het aannemen niet kon weten. Na 14 dagen is het 30 dagen opzegtermijn of loon schuldig.',
  },
}
