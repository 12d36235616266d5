/** Questions on fines, insurers and pictures (en español) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_ES: Words = {
  'be.ask.fine': {
    says: 'No pague lo que impugna. Responda como y cuando dice el papel, con sus razones y pruebas. Una orden de pago sin pagar puede ejecutarse, así que actúe a tiempo.',
  },
  'be.ask.insurer-refuses': {
    says: 'Pregunte qué cláusula de la póliza usan. Responda por escrito con pruebas y reclame a la aseguradora. Después el defensor de seguros lo mira gratis.',
  },
  'be.ask.picture-claim': {
    says: 'Guarde una imagen de la página y quite la foto. Pida prueba de que es suya y de cómo salió la suma. No ofrezca más que el precio de una licencia.',
  },
}
