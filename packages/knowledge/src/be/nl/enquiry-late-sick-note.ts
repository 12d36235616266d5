/** Questions about a doctor’s note that came too late: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_NL: Words = {
  'be.ask.sick-note-late': {
    says: 'Niet voor de hele periode. Bij een laat attest mag de werkgever alleen het gewaarborgd loon weigeren van de dagen vóór hij het kreeg. Vanaf die dag krijgt u het, tot 30 dagen, als u een maand in dienst bent. Bij overmacht, zoals opname in het ziekenhuis, gaat geen dag verloren. Stuur het nu met bewijs en verwittig uw ziekenfonds. Ga dan naar uw vakbond.',
  },
  'be.ask.sick-note-first-day': {
    says: 'Niet voor elke eerste dag. Twee keer per kalenderjaar hebt u voor de eerste ziektedag geen briefje nodig; tot 2025 was het drie keer. Vanaf de tweede dag, en vanaf de derde keer, wel als uw bedrijf het vraagt. Een bedrijf met minder dan 50 werknemers mag elke keer een briefje vragen, als het arbeidsreglement of een cao dat zegt. Verwittig uw baas meteen en zeg waar u bent als u niet thuis bent: een controlearts kan langskomen.',
  },
}
