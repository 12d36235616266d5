/** The Spanish words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_ES: Words = {
  'us.fact.assistance-animal': {
    says: 'Un animal entrenado que ayuda con su discapacidad casi siempre debe permitirlo, sin cuota. Con uno de apoyo emocional sin entrenar es menos seguro: desde mayo de 2026 HUD actúa solo por los entrenados. La ley no cambió, y muchos estados protegen más. Pida por escrito con carta de quien lo trata. Si se niega, quéjese al estado y pida legal aid.',
    dependsOn: 'si el animal está entrenado, y su estado',
  },
  'us.fact.abuse-lease': {
    says: 'Primero su seguridad: en peligro llame al 911 o a la línea 1-800-799-7233. Casi todos los estados dejan a una víctima de abuso terminar el contrato antes, con aviso escrito y un papel como orden de protección o reporte policial. En Illinois el aviso puede llegar hasta tres días después de salir. Casi siempre debe renta solo hasta el fin del aviso. Pida también cerraduras nuevas.',
  },
}
