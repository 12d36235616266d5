/** Questions about pre-settled status that runs out: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_ES: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'El pre-settled status se prolonga solo antes de acabar, y no lo pierde solo por no pedirlo otra vez. Entre en su cuenta UKVI, mire la fecha y sus datos, y dé a su empresa un share code. Con cinco años aquí pida gratis el settled status. Largas ausencias pueden acabar con sus derechos; entonces busque consejo.',
  },
  'gb.ask-immigration.waiting-work': {
    says: '¿Presentó la solicitud antes de que acabara el visado? Entonces sus derechos siguen, también para trabajar, hasta que decidan (section 3C leave). Enseñe a su jefe el correo con la fecha y un share code. O el jefe puede preguntar al Employer Checking Service: su sí lo protege seis meses. No viaje fuera del Reino Unido e Irlanda: eso acaba con la solicitud. ¿La presentó tarde? Quizá no tenga derecho a trabajar: pregunte hoy a un asesor registrado.',
  },
  'gb.ask-immigration.parted': {
    says: 'Su visado depende de la relación. Por eso casi siempre debe decir la separación al Home Office, que puede acortarlo. Pida consejo ya, antes de que acabe: un hijo, un trabajo o muchos años aquí pueden dar otro permiso. Quien lo pide antes del fin suele poder quedarse hasta la respuesta. ¿Hubo violencia o control? Puede pedir quedarse para siempre: 0808 2000 247, gratis.',
  },
}
