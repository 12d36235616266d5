/** Questions before and after a parting: custody papers, money, a test of fatherhood, a home that is the other’s: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARTING_AND_FATHERHOOD_NL: Words = {
  'us.fact.custody-paper-later': {
    says: 'Ouders kunnen de macht van de rechter over gezag en omgang niet wegtekenen. Een rechter kan het later wijzigen als het belang van het kind dat vraagt. U moet dan meestal laten zien dat er iets belangrijks is veranderd. Dat er een jaar voorbij is, is vaak niet genoeg, en in sommige staten wacht u een of twee jaar, behalve bij gevaar. Teken alleen waar u jaren mee kunt leven, en laat een dag voor herziening opnemen.',
  },
  'us.fact.before-a-divorce': {
    says: 'Kopieer vóór het gesprek papieren van bank, kaarten, leningen, belasting en huis, en noteer elk bedrag van die dag. Verberg of verplaats geen geld: een rechter kan het u aanrekenen. Is de zaak ingediend, dan verbieden sommige staten beiden om meer te verkopen, te lenen of uit te geven dan dagelijks nodig; vraag er anders meteen om als u gokken vreest. Voor het kind staat geen ouder voor: blijf dagelijks zorgen en vertrek niet zonder plan op papier.',
  },
  'us.fact.money-hidden-in-divorce': {
    says: 'Een mediator kan niemand dwingen rekeningen te tonen; een rechter wel. Bij een scheiding geven beiden meestal een beëdigde lijst van bezit en schuld: in New Jersey het “Case Information Statement”. Dan kan een advocaat papieren vragen en banken afschriften laten sturen. Haal vooraf wat voor haar open is: kopieën van gezamenlijke aangiften bij de IRS, de akte bij de county en haar gratis overzicht van AnnualCreditReport.com. Teken niets voordat de lijsten er zijn.',
  },
  'us.fact.said-to-be-father': {
    says: 'Niemand is kinderalimentatie schuldig voordat het vaderschap vaststaat door een handtekening of rechter. Teken niets en stuur geen geld als “vader” vóór een DNA-test. De moeder of het alimentatiebureau kan die aan de rechter vragen, en het monster wordt meestal dicht bij huis genomen, ook in het buitenland. Negeer nooit papieren van de rechtbank: wie niet antwoordt kan zonder test vader worden genoemd. Een paspoort wordt alleen geweigerd bij meer dan 2.500 dollar achterstand van opgelegde alimentatie.',
  },
  'us.fact.stay-in-exs-home': {
    says: 'Zet op papier: tot welke dag u mag blijven, wie wat betaalt en hoe ieder eerder kan stoppen. E-mails en berichten tellen als bewijs, bewaar ze. Wie er woont met het ja van de eigenaar krijgt meestal eerst een schriftelijke opzegging en mag niet worden buitengesloten. Maak bij vertrek een lijst van wat u meeneemt, film elke kamer met datum en geef de sleutels tegen een handtekening. De beste getuige is met geen van beiden bevriend.',
  },
}
