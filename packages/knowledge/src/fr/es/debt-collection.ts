/** Letters of debt collectors and formal demands (mise en demeure) before any court: what they are, your rights and ways out. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'Quieren que pague. Esta carta solo pide. Por sí sola no puede obligarle a pagar.',
  },
  'fr.debt.reality': {
    says: 'Ningún tribunal ha decidido nada sobre esta carta. Nadie puede quitarle sueldo, dinero del banco o cosas por ella.',
  },
  'fr.debt.not-yet': {
    says: 'Todavía no pueden embargar nada. Antes necesitan un título ejecutivo (titre exécutoire), casi siempre de un juez.',
  },
  'fr.debt.rights-summary': {
    says: 'Puede pedir pruebas, discutir la suma, rechazar gastos añadidos y pedir tiempo.',
  },
  'fr.debt.know-age': {
    says: 'Muchas facturas a un particular prescriben a los dos años. Un pago o un sí escrito puede empezar el plazo de nuevo.',
    learnMore: 'Busque la fecha de vencimiento de la factura antes de llamar, pagar o firmar.',
  },
  'fr.debt.right-proof': {
    says: 'Quien reclama una deuda debe probarla. Usted no tiene que probar que no debe nada.',
  },
  'fr.debt.option-dispute': {
    title: 'Pedir pruebas o discutirla',
    says: 'Escriba y pida el contrato, las facturas y el cálculo. Diga qué está mal o es demasiado viejo.',
    cost: 'Una carta certificada, unos 6 a 8 euros, o nada por correo electrónico.',
    time: 'Una hora para escribir. Unas semanas para la respuesta.',
    risk: 'Bajo, si no reconoce nada. Aún pueden ir al tribunal.',
    bestFor: 'La deuda es desconocida, falsa o vieja.',
  },
  'fr.debt.option-plan': {
    title: 'Ofrecer lo que puede pagar',
    says: 'Ofrezca una suma mensual con un presupuesto breve. Consiga el sí por escrito, sin gastos añadidos.',
    cost: 'Lo que ofrece, no más.',
    time: 'Una tarde.',
    risk: 'Un pago o un sí puede empezar de nuevo el plazo de una deuda vieja.',
    bestFor: 'La debe y es reciente.',
  },
  'fr.debt.option-help': {
    title: 'Ver a un asesor gratuito de deudas',
    says: 'Un Point conseil budget o una asociación revisa con usted todas sus deudas.',
    cost: 'Nada.',
    time: 'Una visita o una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Tiene varias deudas o se siente perdido.',
  },
  'fr.debt.option-overdebt': {
    title: 'Pedir ayuda por sobreendeudamiento',
    says: 'Si no puede con sus deudas, presente un expediente en la Banque de France. Es gratis. Una vez aceptado, los embargos paran.',
    cost: 'Nada.',
    time: 'Hasta tres meses para la respuesta.',
    risk: 'Está unos años en una lista de impagos (FICP).',
    bestFor: 'Sus deudas son más de lo que podrá pagar nunca.',
  },
  'fr.debt.warn-restart': {
    says: 'Antes de que acabe el plazo, un pago parcial o un plan firmado puede empezarlo de nuevo. Compruebe antes la fecha.',
  },
  'fr.debt.insight-small-claims': {
    says: 'Es el procedimiento simple para deudas pequeñas hasta 5.000 €. Solo funciona si usted dice sí. El silencio de un mes es un no.',
    actionable: 'Si discute la deuda, no acepte. Entonces deben ir a un juez.',
  },
  'fr.debt.myth-prison': {
    says: 'En Francia nadie va a la cárcel por una factura o un préstamo sin pagar.',
  },
  'fr.debt.myth-registered': {
    says: 'No recoger una carta certificada no le protege. Léala, para conocer las fechas.',
  },
  'fr.debt.right-interest': {
    says: 'Los intereses de demora corren solo desde un requerimiento formal (mise en demeure), al tipo legal, salvo que su contrato diga otra cosa.',
  },
}
