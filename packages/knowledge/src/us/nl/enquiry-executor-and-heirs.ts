/** Questions of heirs: an executor who tells nothing, and things that are taken before a court has named anyone: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXECUTOR_AND_HEIRS_NL: Words = {
  'us.fact.executor-tells-nothing': {
    says: 'Een executeur (executor) handelt voor alle erfgenamen, moet alles op een lijst zetten en verantwoorden. In Massachusetts en veel andere staten moet de lijst er binnen drie maanden zijn. Bekijk het dossier bij de rechtbank (probate court). Vraag schriftelijk een volledige afrekening en de dag van uw deel. U hoeft geen afspraak te tekenen voor wat het testament u geeft. Komt er niets, vraag de rechter dan om een afrekening te bevelen of hem te vervangen.',
  },
  'us.fact.nobody-named-yet': {
    says: 'Niemand mag spullen pakken of verdelen voordat de rechter iemand voor de nalatenschap heeft benoemd. Ook niet wie in het testament staat. Weigert die, dan kan elke erfgenaam om de taak vragen en kunnen anderen meteen bezwaar maken. In New Jersey is dat een caveat bij de Surrogate. In veel staten moet wie een testament heeft het bij de rechtbank inleveren. Maak een lijst en foto’s. Wat is meegenomen kan worden teruggevraagd of telt mee in het deel.',
  },
  'us.fact.taken-while-alive': {
    says: 'Zolang de persoon leeft, heeft een executor geen macht. De spullen zijn nog van die persoon, en alleen die mag ze weggeven. Vraag uw ouder dat op te schrijven, als het kan. Maak nu een lijst en foto’s. Wie een volmacht heeft, moet alles voor die persoon gebruiken. Iets van een zieke pakken kan misbruik zijn (elder abuse): 1-800-677-1116. Na het overlijden telt het testament, en een erfgenaam mag om verkoop en gelijke delen vragen.',
  },
}
