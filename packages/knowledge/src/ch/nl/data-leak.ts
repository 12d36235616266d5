/** Letters on data that others may have seen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_NL: Words = {
  'ch.data.reality': {
    says: 'Ze zeggen dat anderen uw gegevens gezien kunnen hebben. U bent niets schuldig. Doe nu iets, zodat niemand ze kan misbruiken.',
  },
  'ch.data.step-first': {
    says: 'Verander daar het wachtwoord, en overal waar u hetzelfde gebruikte. Open de site zelf, niet via een link. Houd uw bankrekening in de gaten.',
  },
  'ch.data.right-told': {
    says: 'Na een datalek kunt u het bedrijf vragen welke gegevens van u het heeft en wat er weg is. Het moet gratis antwoorden, meestal binnen 30 dagen.',
  },
}
