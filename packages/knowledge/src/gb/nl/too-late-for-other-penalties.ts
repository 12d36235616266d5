/** What can still be done about other penalties, credit and cover when the day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OTHER_PENALTIES_NL: Words = {
  'gb.late.fare-step': {
    says: 'De 21 dagen lijken voorbij. Klopt de boete niet? Stuur het beroep vandaag en zeg waarom het laat is: het panel kan meer tijd geven. Klopt die wel? Bel de treinmaatschappij en betaal voordat er kosten bij komen.',
  },
  'gb.late.school-step': {
    says: 'De 28 dagen lijken voorbij, dus moet de gemeente nu naar de rechter of de boete intrekken. Bel vandaag en vraag wat het wordt. Klopt die niet, stuur bewijs. Antwoord op een brief van de rechtbank voor de dag die erin staat.',
  },
  'gb.late.litter-step': {
    says: 'De dagen lijken voorbij, dus kan de gemeente naar de magistrates’ court. Bel vandaag en vraag of u nog kunt betalen. Was u het niet? Stuur bewijs, en antwoord op een brief van de rechtbank voor de dag die erin staat.',
  },
  'gb.late.untaxed-step': {
    says: 'Betaal vandaag de belasting van het voertuig of meld het van de weg (SORN). Bel dan de DVLA: betaal wat die nu vraagt, of stuur uw bewijs. Een onbetaalde boete kan naar een incassobureau.',
  },
  'gb.late.pcn-certificate-want': {
    says: 'De helft is erbij gekomen. De 14 dagen lijken voorbij, dus kunnen ze de rechtbank hebben gevraagd de schuld in te schrijven.',
  },
  'gb.late.default-want': {
    says: 'De kredietgever kan het contract nu beëindigen en alles vragen. Voor loon of bailiffs is nog altijd eerst een rechter nodig.',
  },
  'gb.late.default-step': {
    says: 'De dag in de brief is voorbij. Bel vandaag de kredietgever en vraag of het contract is beëindigd. Bied aan wat u kunt betalen. U kunt een rechter nog om een time order vragen.',
  },
  'gb.late.policy-step': {
    says: 'De dag in de brief is voorbij, dus bent u misschien niet verzekerd. Vraag het vandaag de verzekeraar en laat het op papier zetten. Rijd tot dan niet op deze polis.',
  },
}
