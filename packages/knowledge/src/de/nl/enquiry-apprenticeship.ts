/** Questions about an apprentice who wants to leave: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_APPRENTICESHIP_NL: Words = {
  'de.ask-job.apprenticeship': {
    says: 'In de proeftijd van één tot vier maanden kunnen beiden meteen stoppen, schriftelijk. Daarna gaat u met vier weken weg alleen als u het beroep opgeeft of een ander leert, en dat schrijft. Om een zware reden, zoals geen loon, kan het meteen, binnen twee weken. Anders mag de firma niet ontslaan. Wilt u van firma wisselen, vraag een einde in overleg. De kamer (IHK, HWK) helpt gratis.',
    dependsOn: 'de proeftijd en de reden',
  },
}
