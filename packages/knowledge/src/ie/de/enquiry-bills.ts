/** Questions about power, phone, water and the TV licence: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_DE: Words = {
  'ie.ask.tv': {
    says: 'Für eine Wohnung mit Fernseher brauchen Sie eine Lizenz (TV licence), auch wenn Sie nur streamen. Mit nur Handy, Tablet oder Laptop nicht.',
    dependsOn: 'ob ein Fernseher in Ihrer Wohnung ist',
  },
  'ie.ask.water': {
    says: 'Die meisten Haushalte zahlen in Irland nicht für Wasser. Nur sehr hoher Verbrauch kann berechnet werden.',
  },
  'ie.ask.cut-off': {
    says: 'Die Firma muss zuerst einen Plan anbieten. Sie darf nicht sperren, solange Sie ihn einhalten. Schutzbedürftige (vulnerable) sind im Winter sicher.',
    dependsOn: 'ob Sie um einen Plan gebeten haben und ihn einhalten',
  },
  'ie.ask.phone': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Hilft das nicht, kann ComReg es prüfen.',
  },
}
