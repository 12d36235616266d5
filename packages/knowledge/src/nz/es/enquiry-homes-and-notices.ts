/** Questions of tenants about a notice after a complaint, a bond never lodged, a damp home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_NOTICES_ES: Words = {
  'nz.fact.retaliatory-notice': {
    says: 'Desde el 30 de enero de 2025 un aviso de 90 días no necesita motivo. Pero si se dio porque usted se quejó o usó un derecho, es represalia (retaliatory): el Tenancy Tribunal puede anularlo. Pídalo en 28 días hábiles desde que lo recibió. Las fechas y sus mensajes son buenas pruebas. Pida a la vez los arreglos y dinero. Siga pagando y no se mude por ahora. Si gana, puede pedir que no aparezca su nombre.',
  },
  'nz.fact.bond-not-lodged': {
    says: 'El casero debe depositar la fianza en Tenancy Services en 23 días hábiles. No hacerlo es ilegal. Pídala entera por escrito con una fecha. Luego acuda al Tenancy Tribunal. Puede ordenar que pague la fianza y algo más como sanción (exemplary damages). Añada prueba de que pagó, como un extracto del banco, y el contrato. Todos los inquilinos del contrato pueden sumarse. Consejo gratis: 0800 836 262.',
  },
  'nz.fact.healthy-homes': {
    says: 'Desde el 1 de julio de 2025 toda vivienda alquilada debe cumplir los healthy homes standards. La sala necesita un calefactor fijo que la caliente a 18 grados. Hace falta aislamiento arriba y abajo, donde se pueda, y extractores en cocina y baño. Pregunte por escrito cómo los cumple su casa: tienen 21 días para contestar. Dé un aviso de 14 días para arreglarlo. Luego el Tenancy Tribunal puede ordenar la obra y dar dinero. Siga pagando.',
  },
}
