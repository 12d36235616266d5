/** Questions about wages kept back at the end of a job, and unpaid trials: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_WAGES_NL: Words = {
  'au.ask.notice-not-worked': {
    says: 'Nee, niet alles. De meeste cao’s (awards) laten hoogstens één week loon inhouden. U moet 18 zijn en opzegtijd hebben gehad, en het moet redelijk zijn. Opgebouwd verlof mogen zij nooit houden. Oproepkrachten (casuals) hebben geen opzegtijd. Zonder zo’n regel of schriftelijke afspraak mogen zij niets houden. Vraag het schriftelijk, bel dan 13 13 94. U hebt zes jaar.',
  },
  'au.ask.trial-shift': {
    says: 'Nee, meestal moeten zij betalen. Een proef mag alleen onbetaald zijn om te laten zien dat u het kunt, onder toezicht en zolang dat nodig is. Dat is een uur tot hoogstens één dienst. Alle andere uren zijn volgens de award te betalen. Stuur schriftelijk de dagen en uren met een betaaldag. Bel dan de Fair Work Ombudsman, 13 13 94.',
  },
  'au.ask.sacked-for-asking': {
    says: 'Dit kan vanaf uw eerste dag; de zes maanden tellen hier niet. U ontslaan omdat u naar loon vroeg, klaagde of ziek was, is verboden (general protections). De werkgever moet een andere reden bewijzen. Ga binnen 21 dagen na de laatste dag naar de Fair Work Commission: 1300 799 675. Na zes maanden (12 in een klein bedrijf) kan ook unfair dismissal.',
  },
  'au.ask.super-for-casuals': {
    says: 'Oproepkrachten (casuals) krijgen ook pensioenpremie (super). Vanaf 18 jaar is het 12% van het gewone loon, hoe weinig u ook verdient: de grens van $ 450 verviel in 2022. Onder de 18, en bij werk in een privéhuis, zijn meer dan 30 uur in de week nodig. Sinds 1 juli 2026 moet het binnen zeven werkdagen na betaaldag bij uw fonds zijn. Kijk daar. Ontbreekt het, vraag het uw baas schriftelijk en meld het dan bij de ATO.',
  },
}
