/** Questions about power, phone, water and the TV licence: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_IT: Words = {
  'ie.ask.tv': {
    says: 'Serve un canone (TV licence) per una casa con un televisore, anche se guarda solo in streaming. Con solo telefono, tablet o portatile no.',
    dependsOn: 'se in casa c’è un televisore',
  },
  'ie.ask.water': {
    says: 'Quasi tutte le case in Irlanda non pagano l’acqua. Si può far pagare solo un uso molto alto.',
  },
  'ie.ask.cut-off': {
    says: 'Prima devono offrire un piano e non possono staccare finché lo rispetta. Le persone vulnerabili sono protette d’inverno.',
    dependsOn: 'se ha chiesto un piano e lo rispetta',
  },
  'ie.ask.phone': {
    says: 'Faccia prima reclamo alla ditta. Se non aiuta, ComReg può esaminarlo.',
  },
}
