/** Questions of people who want to question what the police did: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_ES: Words = {
  'gb.ask-police.no-further-action': {
    says: 'Como víctima puede pedir una revisión si se interrogó a un sospechoso. Pida a la policía, o a la fiscalía si decidió ella, el Victims’ Right to Review, pronto, casi siempre en tres meses, y diga qué prueba faltó. Es gratis. Por mal servicio, queja a la policía; su respuesta dice quién la revisa: pídalo en 28 días. En peligro, 999; un juez puede prohibir el contacto.',
  },
  'gb.ask-police.stop-search': {
    says: 'Puede reclamar gratis. Para la mayoría de cacheos hace falta una sospecha fundada de drogas o navaja; su aspecto no es motivo. No tiene que dar su nombre. Pida el acta: puede obtenerla en tres meses. Anote hora, lugar y números. Queja a la policía; su respuesta dice quién la revisa: pídalo en 28 días.',
  },
}
