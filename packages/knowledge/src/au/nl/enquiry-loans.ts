/** Questions about loans and the bank: hardship, a car or home that a lender wants to take, closed accounts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_NL: Words = {
  'au.ask.repossession': {
    says: 'Vraag de kredietgever nu om hulp bij geldproblemen (hardship), en klaag gratis bij AFCA. Hij moet een bericht sturen en 30 dagen wachten, en heeft toestemming nodig om uw huis in te gaan.',
  },
  'au.ask.home-loan': {
    says: 'Bel het hulpteam (hardship team) van de kredietgever en de hulplijn 1800 007 007. Hij moet een ingebrekestelling (default notice) met minstens 30 dagen sturen. Een klacht bij AFCA stopt het meestal.',
  },
  'au.ask.loan-hardship': {
    says: 'Zeg de kredietgever dat dit een hardship notice is: waarom, wat u kunt betalen en tot wanneer. Bellen telt, maar schrijf ook; achterstand is geen beletsel. Hij moet binnen 21 dagen antwoorden en een nee uitleggen. Tot dan, en 14 dagen na een nee, mag hij meestal niet naar de rechter. Weigert of zwijgt hij, dan beslist AFCA gratis. Bel 1800 007 007 vóór super of faillissement.',
  },
  'au.ask.account-closed': {
    says: 'Een bank mag een rekening sluiten, meestal met eerlijk bericht, en moet uw geld uitbetalen. Vraag de reden op papier. Is het oneerlijk? Klaag bij de bank, en dan gratis bij AFCA.',
  },
  'au.ask.repo-agent': {
    says: 'Een agent mag het terrein waar u woont niet op om de auto te halen zonder uw schriftelijke ja of een rechterlijk bevel. U hoeft niets te tekenen; de politie int geen schulden. Elders mogen ze hem halen na een aanmaning (default notice) en 30 dagen. Klaag vandaag bij AFCA, 1800 931 678: meestal moeten ze dan wachten. Vraag schriftelijk om hulp (hardship). Verstop de auto niet: vraagt men het schriftelijk, dan moet u zeggen waar hij is.',
  },
}
