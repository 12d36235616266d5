/** The Dutch words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_NL: Words = {
  'ca.copy.want': { says: 'Het gaat om bestanden die via uw internetlijn zijn gedeeld.' },
  'ca.copy.reality': {
    says: 'Een bericht dat uw internetbedrijf doorgeeft is een waarschuwing. Het bewijst niet dat u het deed.',
  },
  'ca.copy.who': {
    says: 'De eigenaar van het werk stuurt het bericht. Uw internetbedrijf moet het doorgeven. De eigenaar krijgt zo uw naam niet.',
  },
  'ca.copy.rights': {
    says: 'Een bericht mag u niet om geld of uw naam vragen. U hoeft het niet te beantwoorden.',
  },
  'ca.copy.not-yet': { says: 'Ze kunnen uw naam niet te weten komen zonder bevel van de rechter.' },
  'ca.copy.right-no-money': {
    says: 'Sinds december 2018 mag zo’n bericht geen schikking aanbieden, geen betaling vragen en er geen link naartoe geven.',
  },
  'ca.copy.right-cap': {
    says: 'Bij privégebruik kan een rechter $100 tot $5.000 opleggen voor alle werken samen.',
  },
  'ca.copy.step-court': {
    says: 'Kijk of het een papier van de rechter is met een zaaknummer. Zo ja, antwoord op tijd en vraag juridische hulp.',
  },
  'ca.copy.step-quiet': {
    says: 'Is het alleen een bericht? Schrijf dan niet terug en betaal niet. Bewaar het.',
  },
  'ca.copy.step-line': {
    says: 'Zet een wachtwoord op uw wifi en vraag uw huisgenoten te stoppen met bestanden delen.',
  },
  'ca.copy.opt-ignore': {
    says: 'Een bericht vraagt volgens de wet niets van u.',
    title: 'Bewaar het, antwoord niet',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Laag. Papieren van de rechter zijn anders.',
    bestFor: 'U kreeg alleen een bericht.',
  },
  'ca.copy.opt-lawyer': {
    says: 'Vraag advies voordat u betaalt of op een eis bij de rechter antwoordt.',
    title: 'Vraag een advocaat',
    cost: 'Een eerste gesprek is soms gratis.',
    time: 'Vóór de laatste dag.',
    risk: 'Geen.',
    bestFor: 'U kreeg papieren van de rechter.',
  },
}
