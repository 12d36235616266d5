/** Questions about a furnished room in the home of the person who lets it: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FURNISHED_ROOM_ES: Words = {
  'de.ask-home.furnished-room': {
    says: 'Quédese por ahora: ella no puede echarle, y el aviso debe ir en papel y firmado, también sin contrato escrito. ¿Habitación amueblada por ella, solo para usted, en su propia casa? Entonces no hace falta motivo, y avisado hasta el día 15 acaba a fin de mes. ¿Son sus muebles? Entonces suelen valer tres meses y un motivo. Pida ayuda de vivienda a la ciudad.',
  },
}
