/** Loans and cards in arrears: default notices, hardship, credit reports, and buy now pay later: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ARREARS_NL: Words = {
  'au.debt.know-file': {
    says: 'Een wanbetaling (default) blijft vijf jaar in uw kredietoverzicht (credit report). Ze moeten u schriftelijk waarschuwen voordat ze die registreren.',
  },
  'au.debt.right-hardship': {
    says: 'Bij een lening of kaart kunt u zeggen dat u geldproblemen (hardship) hebt. Ze moeten binnen 21 dagen antwoorden.',
  },
  'au.debt.right-default-notice': {
    says: 'Voordat ze met een lening of kaart naar de rechter gaan, moeten ze een ingebrekestelling (default notice) sturen en u 30 dagen geven.',
  },
  'au.debt.default-notice': {
    says: 'Een ingebrekestelling (default notice) moet u minstens 30 dagen geven om het goed te maken. Wij tellen voor de zekerheid vanaf de datum ervan.',
    action: 'Betaal wat te laat is, of vraag hulp bij geldproblemen (hardship)',
    consequence: 'Ze kunnen naar de rechter gaan, of de hele lening vragen.',
  },
  'au.debt.opt-hardship': {
    says: 'Zeg dat u niet kunt betalen en wat u wel kunt betalen. Ze kunnen meer tijd of lagere betalingen geven.',
    title: 'Hulp bij geldproblemen vragen',
    cost: 'Gratis.',
    time: 'Ze hebben 21 dagen om te antwoorden.',
    risk: 'Klein. Zeggen ze nee? Ga dan naar AFCA.',
    bestFor: 'U verloor uw werk, was ziek of had een zware tijd.',
  },
  'au.debt.insight-bnpl': {
    says: 'Sinds 10 juni 2025 hebben bedrijven voor achteraf betalen (buy now pay later) een kredietvergunning nodig en moeten ze bij AFCA horen.',
    actionable:
      'Is het Afterpay, Zip of zoiets? Vraag hulp bij geldproblemen (hardship) en gebruik AFCA.',
  },
}
