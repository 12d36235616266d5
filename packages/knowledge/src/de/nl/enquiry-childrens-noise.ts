/** Questions about a landlord who complains of the noise of children: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDRENS_NOISE_NL: Words = {
  'de.ask-home.childrens-noise': {
    says: 'Nee. Een huilende baby en spelende kinderen horen bij normaal wonen, en buren moeten dat verdragen. Opzeggen kan alleen bij zware, blijvende overlast die u kunt stoppen, na een waarschuwing. Antwoord schriftelijk: leeftijd van het kind, wat u ’s avonds doet, en dat het geen fout was. Bewaar een kopie. Vraag een Mieterverein.',
  },
}
