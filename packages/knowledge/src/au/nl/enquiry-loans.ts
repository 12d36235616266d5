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
    says: 'Zeg de kredietgever vandaag dat u in nood zit; bellen is genoeg. Hij moet binnen 21 dagen antwoorden, en bij nee beslist AFCA gratis. Ook 1800 007 007 helpt gratis.',
  },
  'au.ask.account-closed': {
    says: 'Een bank mag een rekening sluiten, meestal met eerlijk bericht, en moet uw geld uitbetalen. Vraag de reden op papier. Is het oneerlijk? Klaag bij de bank, en dan gratis bij AFCA.',
  },
}
