/** Debts on a loan: what the lender must tell, hardship, fees and its dispute scheme: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_NL: Words = {
  'nz.debt.org-scheme': {
    says: 'Kredietgevers moeten horen bij een gratis geschillendienst (dispute scheme). Zoek de naam ervan op de brief of in het Financial Service Providers Register.',
  },
  'nz.debt.right-disclosure': {
    says: 'Voordat een incassobureau begint met een consumentenlening, moet u horen wie het is, wat u schuldig bent en hoe dat is opgebouwd.',
  },
  'nz.debt.right-hardship': {
    says: 'Bij een lening: treft ziekte, verlies van werk of een scheiding u? Dan kunt u schriftelijk vragen de betalingen te wijzigen.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'De kredietgever moet binnen 20 werkdagen antwoorden op een verzoek wegens geldproblemen (hardship), en redenen geven als hij nee zegt.',
  },
  'nz.debt.right-scheme': {
    says: 'Lost de kredietgever uw klacht niet op? Dan kijkt zijn geschillendienst (dispute scheme) er gratis naar.',
  },
  'nz.debt.opt-hardship': {
    says: 'Vraag de kredietgever schriftelijk om langere, kleinere of latere betalingen. Zeg wat er gebeurd is.',
    title: 'Hulp bij geldproblemen (hardship) vragen',
    cost: 'Gratis.',
    time: '20 werkdagen voor een antwoord.',
    risk: 'Laag. Vraag het snel, want lang niet betalen kan het onmogelijk maken.',
    bestFor: 'U verloor uw werk, was ziek of uw gezin ging uit elkaar.',
  },
  'nz.debt.opt-scheme': {
    says: 'Klaag eerst bij de kredietgever, dan bij zijn dienst (scheme).',
    title: 'Naar de geschillendienst (dispute scheme) gaan',
    cost: 'Gratis.',
    time: 'Weken tot maanden.',
    risk: 'Laag.',
    bestFor: 'Ze vallen u lastig of leenden u meer dan u kon betalen.',
  },
  'nz.debt.insight-lending': {
    says: 'Een kredietgever moest nagaan of u de lening kon betalen. Deed hij dat niet? Dan krijgt u misschien kosten en rente terug.',
    actionable:
      'Vraag de papieren van de toets van de lening en laat ze zien aan een schuldhulpverlener (financial mentor).',
  },
  'nz.debt.right-loan-fees': {
    says: 'Kosten van een kredietgever voor te laat betalen mogen niet onredelijk zijn. Vraag hoe elk bedrag is opgebouwd.',
  },
}
