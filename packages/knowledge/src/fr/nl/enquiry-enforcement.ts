/** Questions about officers, seizures and what stays protected: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'In Frankrijk gaat niemand naar de gevangenis voor een onbetaalde rekening, lening, roodstand of huur. Dat is voor de burgerlijke rechter, niet voor de politie. Men kan u registreren (FICP) en binnen de termijn dagvaarden. Stel schriftelijk een plan voor. Een rechter kan tot 24 maanden geven; bij veel schulden helpt de Banque de France gratis.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Zonder die titel mag de deurwaarder (commissaire de justice) niet binnen. Met een titel, als u weg bent of weigert, heeft hij de politie, een gekozen bestuurder of twee getuigen nodig.',
    dependsOn: 'of er een uitspraak van de rechter of andere titel is',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Wat u nodig hebt om te leven en te werken is beschermd: bed, kleren, tafel, koelkast, fornuis, wasmachine, werkgereedschap. Op andere dingen kan beslag komen, maar alleen met een titel (vonnis) en op zijn vroegst acht dagen na een bevel tot betaling (commandement de payer). Een papier in de bus alleen geeft dat recht niet.',
    dependsOn: 'om welk ding het gaat',
  },
  'fr.ask-debt.wages': {
    says: 'Sinds juli 2025 hoeft geen rechter het vooraf toe te staan. De deurwaarder stuurt een aanmaning; u hebt een maand om te betwisten of een plan af te spreken. Daarna houdt de werkgever een deel in volgens een schaal. Minstens het RSA blijft, en elke persoon ten laste verhoogt uw deel. Later kunt u nog naar de rechter, maar dat schorst niet meer.',
    dependsOn: 'of er een titel is',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Haal het stuk snel op bij het kantoor van de deurwaarder (commissaire de justice). De tijd om te reageren loopt meestal vanaf de dag van het bezoek, ook als u het niet ophaalt.',
  },
}
