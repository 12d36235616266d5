/** The Dutch words of Germany: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_NL: Words = {
  'de.limitation.ordinary': {
    says: 'De meeste eisen zijn na drie jaar te oud, geteld vanaf het einde van het jaar. U moet dat zelf zeggen.',
    from: 'het einde van het jaar waarin de rekening betaald moest zijn en ze wisten wie u bent',
    restartedBy:
      'Een betaling of erkenning laat de drie jaar opnieuw beginnen. Een betalingsbevel van de rechtbank of gesprekken stoppen de klok.',
  },
  'de.limitation.loan': {
    says: 'Bij consumentenleningen duurt het langer: zolang u achterstand hebt, kunnen de drie jaar tot tien jaar stilstaan. Vraag advies.',
    from: 'het einde van het jaar waarin het bedrag betaald moest zijn; bij consumentenleningen stopt achterstand de klok tot tien jaar',
    restartedBy: 'Een betaling of erkenning laat de tijd opnieuw beginnen.',
  },
}
