/** The list of all one owns, and arrest to force it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSET_STATEMENT_NL: Words = {
  'de.bailiff.want-statement': {
    says: 'Betaal binnen twee weken, of kom naar de afspraak en noem wat u hebt en verdient (Vermögensauskunft).',
  },
  'de.bailiff.not-yet-arrest': {
    says: 'U wordt niet voor schuld gearresteerd. Een arrestatiebevel komt alleen als u de afspraak zonder reden mist of weigert te antwoorden.',
  },
  'de.bailiff.know-register': {
    says: 'Kunt u niet betalen of weigert u? Dan komt u drie jaar in het schuldenaarsregister (Schuldnerverzeichnis). Alles betalen haalt de vermelding eerder weg.',
  },
  'de.bailiff.deadline-statement': {
    says: 'Tussen de eis om te betalen en uw verklaring over wat u hebt, moeten twee weken liggen.',
    action: 'Betalen, of met de gerechtsdeurwaarder betaling in delen afspreken',
    consequence: 'Dan moet u naar de afspraak komen en noemen wat u hebt.',
  },
  'de.bailiff.step-attend': {
    says: 'Ga naar de afspraak. Bent u ziek, stuur dan vooraf bewijs. Missen kan een arrestatiebevel brengen.',
  },
  'de.bailiff.warn-false': {
    says: 'Zeg de hele waarheid in de verklaring over wat u hebt. Een valse verklaring is strafbaar.',
  },
}
