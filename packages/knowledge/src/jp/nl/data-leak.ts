/** Letters on data that others may have seen: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_NL: Words = {
  'jp.data.reality': {
    says: 'Ze zeggen dat anderen uw gegevens gezien kunnen hebben. U bent niets schuldig. Doe nu iets, zodat niemand ze kan misbruiken.',
  },
  'jp.data.step-first': {
    says: 'Verander daar het wachtwoord, en overal waar u hetzelfde gebruikte. Open de site zelf, niet via een link. Houd uw bankrekening in de gaten.',
  },
  'jp.data.right-harm': {
    says: 'Een lek kan recht geven op schadevergoeding, ook voor zorgen alleen. De bedragen zijn klein. Is uw kaart misbruikt, meld het meteen; de kaartfirma dekt meestal 60 dagen terug.',
  },
  'jp.data.right-told': {
    says: 'Na een lek moet het bedrijf u zeggen wat er gebeurde. U kunt vragen welke gegevens het van u heeft, en dat het stopt ze te gebruiken. Verander uw wachtwoorden.',
  },
}
