/** The Spanish words of the rows in ../condominium-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_MEETING_ES: Words = {
  'it.condo-meeting.want': {
    says: 'Se convoca a los dueños del edificio a una reunión (assemblea). El orden del día dice qué se decide.',
  },
  'it.condo-meeting.who': {
    says: 'El administrador (amministratore) trabaja para todos los dueños. No es un tribunal ni una oficina pública.',
  },
  'it.condo-meeting.reality': {
    says: 'Una convocatoria no es una factura. Las sumas del orden del día son propuestas hasta que la reunión vote.',
  },
  'it.condo-meeting.rights': {
    says: 'Puede ir, hablar y votar, mandar a alguien con un poder escrito (delega) y ver antes los papeles.',
  },
  'it.condo-meeting.right-five-days': {
    says: 'La convocatoria debe llegarle al menos cinco días antes de la primera fecha, con lugar, hora y orden del día. Si no, un juez puede anular lo decidido.',
  },
  'it.condo-meeting.right-challenge': {
    says: '¿Votó en contra o no estuvo? Tiene 30 días para impugnar una decisión: desde la votación o, si no estuvo, desde que recibió el acta.',
  },
  'it.condo-meeting.right-proxy': {
    says: '¿No puede ir? Cualquiera puede ir por usted con poder escrito, pero no el administrador.',
  },
  'it.condo-meeting.step-papers': {
    says: 'Pida antes al administrador las cuentas y los presupuestos. Puede ver las facturas y sacar copias a su costa.',
  },
  'it.condo-meeting.step-day': {
    says: 'Apunte la segunda fecha: casi siempre se celebra entonces. Vaya, o dé un poder escrito que diga cómo votar.',
  },
}
