/** The Dutch words of the rows in ../leaving-a-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_NL: Words = {
  'jp.ask.quit': {
    says: 'Bij een baan zonder einddatum kunt u met twee weken opzegging weg. Het bedrijf kan niet weigeren. Bij een vaste termijn hebt u een sterke reden nodig, of moet er één jaar voorbij zijn.',
  },
  'jp.job.right-no-penalty': {
    says: 'Een firma mag vooraf geen boete voor vertrek bepalen, en die niet van het loon afhouden. Zij kan alleen schade eisen die zij bewijst.',
  },
  'jp.job.right-asked-to-leave': {
    says: 'Dit is alleen een verzoek om te gaan (退職勧奨). U mag nee zeggen, en vanzelf gebeurt er niets. Steeds weer aandringen is onrechtmatig. Een ja onder dreiging of bedrog kan ongedaan worden.',
  },
  'jp.job.leave-offer-reality': {
    says: 'U hoeft dit aanbod niet aan te nemen. Zegt u nee en ontslaan ze u, dan is er een goede reden nodig.',
  },
  'jp.job.step-leave-offer': {
    says: 'Vraag de som, de laatste dag en de reden op papier. Vertrek op wens van het bedrijf (会社都合) geeft meestal eerder een uitkering. Teken niets in het gesprek.',
  },
}
