/** Questions about unemployment pay and days without it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_ES: Words = {
  'ch.ask.jobless-sanction': {
    says: 'Opóngase por escrito en 30 días, gratis. Diga su buen motivo o por qué son demasiados días. Siga buscando trabajo y guarde pruebas.',
  },
  'ch.ask.jobless': {
    says: 'Inscríbase en el RAV (job-room.ch) a más tardar el primer día sin trabajo, y busque desde el aviso. Hacen falta doce meses cotizados en dos años. Es el 70 % del sueldo, el 80 % con hijos o sueldo bajo. Si se va sin otro empleo, pueden quitarle hasta 60 días: muestre su buen motivo.',
  },
}
