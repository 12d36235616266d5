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
    says: 'Teken niets. Ontslag nemen geldt alleen als u het zelf online stuurt, met SPID of via een patronato; een getekend papier heeft geen effect. U kunt het binnen zeven dagen intrekken. Bij dreiging gaat u naar een vakbond.',
  },
  'it.ask.wages-resign': {
    says: 'Twee of meer onbetaalde maanden zijn meestal een dringende reden. Geen opzegtermijn, wel het loon ervan, en NASpI kan. Eis eerst schriftelijk en vraag een vakbond. Bij faillissement betaalt een INPS-fonds TFR en de laatste drie maanden.',
  },
  'it.ask.naspi-length': {
    says: 'Zij duurt de helft van de betaalde weken in vier jaar, hooguit twee jaar. Vanaf de zesde maand daalt zij 3% per maand, boven 55 vanaf de achtste. Vraag haar binnen 68 dagen.',
    dependsOn: 'hoeveel weken u betaalde',
  },
}
