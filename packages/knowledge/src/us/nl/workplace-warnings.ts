/** The Dutch words of the rows in ../workplace-warnings.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const WORKPLACE_WARNINGS_NL: Words = {
  ...stateWords('own-file', {
    CA: 'mag u schriftelijk vragen uw personeelsdossier (personnel file) te zien en een kopie te krijgen. Het bedrijf heeft 30 dagen',
    IL: 'mag u schriftelijk vragen uw personeelsdossier (personnel file) te zien en een kopie te krijgen. U mag uw eigen antwoord toevoegen',
    MA: 'mag u schriftelijk vragen uw personeelsdossier (personnel file) te zien en een kopie te krijgen. U mag uw eigen antwoord toevoegen',
    MI: 'mag u schriftelijk vragen uw personeelsdossier (personnel file) te zien en een kopie te krijgen. U mag uw eigen antwoord toevoegen',
    WA: 'mag u schriftelijk vragen uw personeelsdossier (personnel file) te zien en een kopie te krijgen. U mag uw eigen antwoord toevoegen',
  }),
  'us.warned.want': {
    says: 'Uw werkgever zegt dat u een regel brak of niet goed werkte. Hij kan dit papier later gebruiken als reden voor ontslag.',
  },
  'us.warned.right-protected': {
    says: 'Een waarschuwing om beschermd verlof, een handicap of een klacht over oneerlijke behandeling is tegen de federale wet. Zeg het bedrijf als dat de reden is.',
  },
  'us.warned.right-together': {
    says: 'U mag met collega’s praten over loon en regels. Met een vakbond mag u om diens helper vragen vóór vragen die tot straf kunnen leiden.',
  },
  'us.warned.step': {
    says: 'Antwoord schriftelijk, rustig en kort, met data en namen van mensen die het zagen. Vraag om uw antwoord in uw dossier te doen.',
  },
}
