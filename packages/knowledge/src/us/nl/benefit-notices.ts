/** The Dutch words of the rows in ../benefit-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_NOTICES_NL: Words = {
  'us.snap.right-report': {
    says: 'U moet sommige wijzigingen doorgeven, meestal met een formulier elk half jaar. In het bericht moet staan welke en tot wanneer.',
  },
  'us.snap.right-recertify': {
    says: 'Voor uw periode eindigt, moet het kantoor u een bericht sturen. Vraag op tijd aan, dan gaat uw voedselhulp door zonder gat.',
  },
  'us.snap.right-claim': {
    says: 'In een bericht over te veel betaald geld moeten het bedrag, de reden en hoe u binnen 90 dagen om een hoorzitting vraagt staan. Het bedrag kan omlaag als u niet kunt betalen.',
  },
  'us.medicaid.right-renewal': {
    says: 'Het kantoor moet eerst proberen u te verlengen met gegevens die het al heeft. Stuurt u het formulier binnen 90 dagen na het einde, dan moet het ernaar kijken zonder nieuwe aanvraag.',
  },
  'us.medicaid.right-hearing': {
    says: 'U kunt om een hoorzitting (fair hearing) vragen. Vraag het voor de dag dat uw dekking eindigt, dan gaat die meestal door tot de beslissing.',
  },
  'us.medicaid.right-reasons': {
    says: 'In het bericht moet staan wat er gebeurt, waarom, volgens welke regel, en hoe u om een hoorzitting vraagt.',
  },
  'us.medicaid.step-form': {
    says: 'Stuur het formulier voor verlenging nu, ook als het te laat is, en bewaar bewijs. Bel het kantoor als het formulier nooit kwam.',
  },
  'us.ask-jobless.allowed-denied': {
    says: 'Lees elk bericht. Een aanvraag toelaten en een week uitbetalen zijn twee beslissingen. Ga schriftelijk in beroep, uiterlijk op de laatste dag in het bericht, en vraag elke week de uitkering aan.',
  },
  'us.ask-jobless.right-hearing': {
    says: 'Als u buiten uw schuld geen werk hebt en werk zoekt, kunt u meestal een uitkering krijgen. Als zij weigeren, kunt u een hoorzitting krijgen.',
  },
  'us.ask-jobless.oh-appeal': {
    says: 'In Ohio kunt u binnen 21 dagen na verzending in beroep gaan tegen een beslissing over werkloosheid. Vraag elke week de uitkering aan terwijl u wacht.',
  },
}
