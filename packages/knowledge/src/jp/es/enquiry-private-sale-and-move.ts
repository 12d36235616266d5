/** Questions about a car from a private person and things broken in a move: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_AND_MOVE_ES: Words = {
  'jp.ask.private-car': {
    says: 'También un vendedor particular responde por un fallo contrario a lo acordado. Dígalo por escrito en un año y pida reparación, rebaja o dinero. Si aceptó «tal cual» (現状渡し, ノークレーム), casi nunca recibe nada, salvo que lo supiera y callara. Guarde anuncio y chats y un papel del taller. Hasta 600,000 yenes, juicio pequeño.',
    dependsOn: 'lo acordado y lo que sabía el vendedor',
  },
  'jp.ask.mover-damage': {
    says: 'Dígalo por escrito al transportista en tres meses desde la entrega; después se pierde. Prescribe en un año. Según las condiciones estándar responde si no prueba que tuvo cuidado. Envíe fotos, contrato y presupuesto. ¿Firmó que todo estaba bien? El daño oculto aún cuenta. Si se niega, 188 o la asociación (全日本トラック協会).',
  },
}
