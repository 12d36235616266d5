/** Questions about violence and control by a partner: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_ES: Words = {
  'au.ask.violent-partner': {
    says: 'En peligro, llame al 000. Un tribunal puede ordenar que la persona le deje en paz o no entre en la casa. La policía puede pedirlo por usted, o usted en el juzgado local. Si es urgente, la orden puede venir primero y la audiencia después. Romperla es delito, y vale en todos los estados. Ayuda gratis día y noche: 1800 737 732.',
  },
  'au.ask.violence-lease': {
    says: 'Sí, puede salir sin pagar penalización. En Nueva Gales del Sur un aviso por violencia doméstica con prueba lo acaba para usted al momento. Basta el papel de un médico o trabajador social. En Queensland y Australia Occidental son siete días. En Victoria pídalo al VCAT, que también puede quitar al otro del contrato. Ayuda día y noche: 1800 737 732. En peligro, 000.',
  },
}
