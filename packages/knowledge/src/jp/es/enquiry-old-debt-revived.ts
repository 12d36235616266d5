/** Questions about old debts: a part that was paid, or a payment order: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_REVIVED_ES: Words = {
  'jp.ask.paid-after-limit': {
    says: 'No pague más ni firme nada. Pagar o prometer pasado el plazo casi siempre impide decir que es demasiado vieja. Pero jueces lo rechazaron cuando el prestamista logró una suma pequeña con presión o sin avisar. Anote quién llamó, cuándo y qué dijo, y guarde el recibo. Enséñelo ya a un abogado o 司法書士; 法テラス es gratis con pocos ingresos.',
  },
  'jp.ask.old-order': {
    says: 'Conteste aunque la deuda sea demasiado vieja; si no, pierde ese derecho y el título dura diez años. Contra la orden de pago (支払督促) la oposición (異議申立書) debe estar en el juzgado en dos semanas desde la entrega. Escriba «時効を援用します». En un juicio, póngalo en la respuesta (答弁書). No llame, pague ni prometa. Vea si hubo antes una sentencia. 法テラス ayuda.',
  },
}
