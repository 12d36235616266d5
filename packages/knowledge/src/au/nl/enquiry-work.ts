/** The Dutch words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'au.ask.casual': {
    says: 'Na zes maanden, of twaalf bij een klein bedrijf, kunt u schrijven dat u vast wilt worden. De werkgever moet binnen 21 dagen antwoorden en heeft voor nee een eerlijke reden nodig.',
  },
  'au.ask.warning-letter': {
    says: 'U hoeft het er niet mee eens te zijn. U kunt alleen voor ontvangst tekenen en op papier antwoorden. Een eerlijke reden en de kans om te antwoorden tellen bij later ontslag.',
  },
  'au.ask.after-hours': {
    says: 'U mag weigeren na werktijd te lezen of te antwoorden, tenzij dat onredelijk is. Dit is het recht om onbereikbaar te zijn (right to disconnect).',
  },
  'au.ask.bullied': {
    says: 'Schrijf elke keer op en wie het zag, en zeg het tegen de werkgever. Zolang u er nog werkt, kunt u de Fair Work Commission om een bevel vragen om het te stoppen.',
  },
}
