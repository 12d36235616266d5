/** Questions about resigning and unemployment benefit (NASpI): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_AND_UNEMPLOYMENT_WORDS: Words = {
  'it.ask.naspi-cause': {
    says: 'Ja, ook na een ontslag als straf, met 13 betaalde weken in meer dan vier jaar. Vraag het binnen 68 dagen.',
  },
  'it.ask.resign': {
    says: 'Neem ontslag online met SPID of bij een patronato, met de opzegtermijn van uw cao. U kunt het binnen zeven dagen terugnemen. NASpI komt alleen bij een ernstige schending (giusta causa).',
  },
  'it.ask.forced-resignation': {
    says: 'Teken niets. Een ontslagname geldt alleen als u die zelf online stuurt, met SPID of via een patronato; een getekend papier telt niet. U kunt die binnen zeven dagen intrekken. Zwanger, of met een kind onder de drie, telt die pas als de arbeidsinspectie haar bevestigt. Dreigt men? Schrijf dag en woorden op en ga naar een vakbond. Op een verwijt kunt u binnen vijf dagen antwoorden.',
  },
  'it.ask.wages-resign': {
    says: 'Twee of meer onbetaalde maanden zijn meestal een dringende reden. Geen opzegtermijn, wel het loon ervan, en NASpI kan. Eis eerst schriftelijk en vraag een vakbond. Bij faillissement betaalt een INPS-fonds TFR en de laatste drie maanden.',
  },
  'it.ask.naspi-length': {
    says: 'Zij duurt de helft van de betaalde weken in vier jaar, hooguit twee jaar. Vanaf de zesde maand daalt zij 3% per maand, boven 55 vanaf de achtste. Vraag haar binnen 68 dagen.',
    dependsOn: 'hoeveel weken u betaalde',
  },
}
