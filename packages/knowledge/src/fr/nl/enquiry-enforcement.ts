/** Questions about officers, seizures and what stays protected: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'In Frankrijk gaat niemand naar de gevangenis voor een onbetaalde rekening, lening of huur.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Zonder die titel mag de deurwaarder (commissaire de justice) niet binnen. Met een titel, als u weg bent of weigert, heeft hij de politie, een gekozen bestuurder of twee getuigen nodig.',
    dependsOn: 'of er een uitspraak van de rechter of andere titel is',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Wat u nodig hebt om te leven en te werken is beschermd: bed, kleren, tafel, koelkast, fornuis, wasmachine, werkgereedschap. Op andere dingen kan met een titel beslag komen.',
    dependsOn: 'om welk ding het gaat',
  },
  'fr.ask-debt.bank-empty': {
    says: 'Een basisbedrag moet blijven, ongeveer €650. Uitkeringen blijven beschermd als u ze bewijst. U hebt één maand om het beslag aan te vechten, twee bij een beslag van de fiscus (SATD).',
    dependsOn: 'wat er op de rekening staat',
  },
  'fr.ask-debt.wages': {
    says: 'Met een titel stuurt de deurwaarder (commissaire de justice) eerst een bevel tot betalen. U hebt één maand om het aan te vechten of een plan af te spreken. Alleen een deel van uw loon mag worden genomen.',
    dependsOn: 'of er een titel is',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Haal het stuk snel op bij het kantoor van de deurwaarder (commissaire de justice). De tijd om te reageren loopt meestal vanaf de dag van het bezoek, ook als u het niet ophaalt.',
  },
}
