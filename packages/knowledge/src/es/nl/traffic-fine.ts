/** The Dutch words of Spain: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_NL: Words = {
  'es.fine.want': {
    says: 'Een verkeersdienst geeft u een boete (multa) en vraagt u te betalen, bezwaar te maken of te zeggen wie reed.',
  },
  'es.fine.who': {
    says: 'Dit is een overheidsdienst: de DGT, uw regio of uw stad. Die kan het geld zonder rechter innen.',
  },
  'es.fine.rights': {
    says: 'U kunt binnen 20 dagen de helft betalen, of binnen 20 dagen bezwaar maken. U kunt niet beide doen.',
  },
  'es.fine.reality': {
    says: 'Het is een echte boete, maar geen misdrijf. U kiest: halve prijs, of bezwaar en het recht op beroep houden.',
  },
  'es.fine.no-seizure': {
    says: 'Ze kunnen geen geld nemen terwijl uw 20 dagen lopen. Eerst komt een eindbeslissing en een tijd om te betalen.',
  },
  'es.fine.limits': {
    says: 'Een lichte overtreding is na drie maanden te oud, een ernstige na zes, als niets is gedaan.',
  },
  'es.fine.deadline-half': {
    says: 'U hebt 20 kalenderdagen vanaf de dag na ontvangst. Wij tellen vanaf de datum, voor de zekerheid.',
    action: 'Betaal de helft, of stuur uw bezwaar (alegaciones)',
    consequence: 'U verliest de halve prijs, en de zaak gaat door zonder uw woorden.',
  },
  'es.fine.deadline-driver': {
    says: 'Is de auto van u en reed u niet, noem dan de bestuurder binnen 20 dagen.',
    action: 'Noem de bestuurder',
    consequence: 'U kunt een andere, hogere boete krijgen omdat u de bestuurder niet noemde.',
  },
  'es.fine.deadline-review': {
    says: 'Tegen de eindbeslissing (resolución sancionadora) hebt u een maand.',
    action: 'Vraag een herziening (recurso de reposición)',
    consequence: 'De boete wordt definitief.',
  },
  'es.fine.right-half': {
    says: 'U hebt het recht binnen 20 kalenderdagen de helft te betalen. Dan is het klaar, en kunt u alleen nog naar de rechter.',
  },
  'es.fine.right-object': {
    says: 'U hebt het recht schriftelijk bezwaar te maken en bewijs te geven. Dan is de halve prijs weg.',
  },
  'es.fine.right-photo': {
    says: 'U hebt het recht het dossier te zien: de foto, de plaats, de tijd en de controle van de radar.',
  },
  'es.fine.right-one-year': {
    says: 'Is er een jaar na het begin geen beslissing, dan vervalt de zaak (caducidad).',
  },
  'es.fine.option-pay': {
    title: 'Betaal nu de helft',
    says: 'Betaal via de officiële site, bank of post binnen 20 dagen.',
    cost: 'De helft van de boete.',
    time: 'Minuten.',
    risk: 'U geeft het bezwaar op. Punten gaan er toch af.',
    bestFor: 'De boete klopt.',
  },
  'es.fine.option-object': {
    title: 'Maak bezwaar',
    says: 'Stuur uw redenen en bewijs naar de genoemde dienst.',
    cost: 'Niets, maar u verliest de halve prijs.',
    time: '20 dagen om te sturen. Maanden voor een antwoord.',
    risk: 'U betaalt misschien de hele boete.',
    bestFor: 'U hebt bewijs, of het dossier heeft een fout.',
  },
  'es.fine.option-help': {
    title: 'Vraag hulp',
    says: 'Een autoclub, consumentenvereniging of advocaat kan het dossier lezen.',
    cost: 'Vaak gratis voor leden.',
    time: 'Enkele dagen.',
    risk: 'De 20 dagen lopen door.',
    bestFor: 'Veel punten of een groot bedrag.',
  },
  'es.fine.insight-margin': {
    says: 'Radars hebben een foutmarge die in uw voordeel moet worden afgetrokken.',
    actionable: 'Vraag het controlepapier van de radar en de verbeterde snelheid.',
  },
  'es.fine.warning-board': {
    says: 'Kunnen ze u niet bereiken, dan komt de boete op een openbaar bord (TEU) en telt na 20 dagen als gegeven. Houd uw adres bij de DGT juist.',
  },
  'es.fine.tactic-no-name': {
    says: 'Gebruik de 20 dagen om het dossier te krijgen voor u kiest.',
    risk: 'Het dossier kan laat komen.',
    notWhen: 'Niet als dag 20 dichtbij is: kies dan.',
  },
  'es.fine.element-facts': {
    name: 'Auto, plaats, tijd en feit',
    says: 'Een boete moet de auto, de plaats, de tijd, het feit en de regel noemen.',
    ifMissing: 'Zeg in uw bezwaar wat ontbreekt.',
  },
}
