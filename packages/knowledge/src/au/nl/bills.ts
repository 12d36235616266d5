/** The Dutch words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_NL: Words = {
  'au.bill.want': { says: 'Kijk uiterlijk wanneer ze een antwoord willen.' },
  'au.bill.reality': {
    says: 'Ze moeten hulp aanbieden voordat ze u afsluiten. Bel vóór de datum in de brief.',
  },
  'au.bill.who': {
    says: 'Een leverancier (retailer) verkoopt u de energie. Hij moet regels hebben voor mensen met geldproblemen (hardship policy) en bij een ombudsman horen.',
  },
  'au.bill.rights': {
    says: 'U kunt een betalingsregeling vragen, meedoen aan het hulpprogramma (hardship program) en de rekening betwisten.',
  },
  'au.bill.not-yet': {
    says: 'Ze mogen u niet afsluiten zonder schriftelijke waarschuwingen. Ook niet op een vrijdag, in een weekend of op een feestdag, of zolang u zich aan een regeling houdt.',
  },
  'au.bill.right-plan': {
    says: 'Kunt u niet betalen? Dan moet een energieleverancier een betalingsregeling aanbieden die past bij wat u kunt betalen.',
  },
  'au.bill.right-hardship': {
    says: 'U kunt meedoen aan het hulpprogramma (hardship program). Zolang u meedoet en zich eraan houdt, mogen ze u niet afsluiten.',
  },
  'au.bill.right-tio': {
    says: 'Voor telefoon en internet helpt de Telecommunications Industry Ombudsman gratis.',
  },
  'au.bill.vic': {
    says: 'In Victoria mogen ze pas als allerlaatste afsluiten, na alle hulp die in de code staat.',
  },
  'au.bill.step-call': {
    says: 'Bel nu. Zeg: ik heb geldproblemen (hardship) en wil een betalingsregeling.',
  },
  'au.bill.step-concession': {
    says: 'Vraag naar kortingen (concessions), teruggaven (rebates) en noodhulp in uw staat.',
  },
  'au.bill.step-check': { says: 'Controleer de meterstand en de data op de rekening.' },
  'au.bill.opt-plan': {
    says: 'Bied elke twee weken een bedrag aan dat u kunt volhouden.',
    title: 'Een betalingsregeling vragen',
    cost: 'Het bedrag dat u afspreekt.',
    time: 'Vóór de datum van afsluiten.',
    risk: 'Mist u betalingen? Dan kunnen ze iets doen.',
    bestFor: 'U bent het schuldig, maar kunt niet alles ineens betalen.',
  },
  'au.bill.opt-ombudsman': {
    says: 'Klaag eerst bij het bedrijf, dan bij de ombudsman van uw staat.',
    title: 'Naar de ombudsman gaan',
    cost: 'Gratis.',
    time: 'Dagen tot weken.',
    risk: 'Klein.',
    bestFor: 'De rekening is fout, of ze dreigen met afsluiten.',
  },
  'au.bill.right-telco': {
    says: 'Een bedrijf voor telefoon of internet moet u echte hulp bieden om te betalen. Afsluiten moet de laatste stap zijn.',
  },
}
