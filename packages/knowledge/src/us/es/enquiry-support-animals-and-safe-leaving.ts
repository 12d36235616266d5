/** The Spanish words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_ES: Words = {
  'us.fact.assistance-animal': {
    says: 'Casi siempre debe permitirlo, sin cuota ni renta por mascota, si tiene una discapacidad y el animal ayuda. Pida por escrito con carta de quien lo trata; un certificado comprado en línea puede no bastar. El daño real se paga. Si se niega, quéjese al estado o a HUD en un año. Casas pequeñas donde vive el dueño pueden quedar fuera.',
  },
  'us.fact.abuse-lease': {
    says: 'Primero su seguridad: en peligro llame al 911 o a la línea 1-800-799-7233. Casi todos los estados dejan a una víctima de abuso terminar el contrato antes, con aviso escrito y un papel como orden de protección o reporte policial. En Illinois el aviso puede llegar hasta tres días después de salir. Casi siempre debe renta solo hasta ahí. Pida también cerraduras nuevas.',
  },
}
