/** Un recargo por recetas o dentista gratis: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PRESCRIPTION_PENALTY_ES: Words = {
  'gb.free-care.civil': {
    says: 'Es un cargo, no una condena. Los errores con estas reglas son comunes, y solo mentir a sabiendas es delito.',
  },
  'gb.free-care.no-goods': {
    says: 'Nadie puede quitarle cosas o sueldo por este aviso. Antes tendría que decidir un juez.',
  },
  'gb.free-care.step-why': {
    says: 'Vea por qué no pagó: ayuda, certificado, edad, embarazo o pocos ingresos. Busque prueba de ese día.',
  },
  'gb.free-care.step-challenge': {
    says: 'Impugne en la web del aviso antes del día indicado. Envíe su prueba y guarde copia.',
  },
  'gb.free-care.step-parts': {
    says: 'Si debe pagar y no puede ya, pida pagar en partes y sin recargo.',
  },
  'gb.free-care.right-surcharge': {
    says: 'El recargo (surcharge) solo llega tras 28 días sin pagar. Es la mitad de la multa, £50 como mucho.',
  },
  'gb.free-care.right-complain': {
    says: 'Si lo tratan mal, quéjese a la NHS Business Services Authority. Después, el Health Service Ombudsman es gratis.',
  },
  'gb.free-care.insight-credit': {
    says: 'El Universal Credit solo no siempre lo hace gratis. Depende de lo que ganó el mes anterior.',
    actionable:
      'Mire el extracto de ese mes. Para el futuro pregunte por el NHS Low Income Scheme.',
  },
  'gb.free-care.option-challenge': {
    says: 'Envíe prueba de su derecho ese día. O diga por qué, con cuidado, se equivocó.',
    title: 'Impugnar la multa',
    cost: 'Nada.',
    time: 'Una respuesta antes del día del aviso.',
    risk: '«No lo sabía» no basta. El precio puede quedar.',
    bestFor: 'Tenía derecho, o así se lo dijeron.',
  },
  'gb.free-care.option-pay': {
    says: 'Pague en la web oficial o como dice el aviso. Guarde el recibo.',
    title: 'Pagar antes del recargo',
    cost: 'El precio y la multa.',
    time: 'Hasta el día del aviso.',
    risk: 'Ninguno, si el aviso es correcto.',
    bestFor: 'No tenía derecho ni buen motivo.',
  },
  'gb.free-care.wales-right': {
    says: 'No debe la multa si muestra que actuó bien y con cuidado. El precio puede quedar.',
  },
  'gb.free-care.wales-step': {
    says: 'Busque prueba de que ese día era gratis para usted. Envíela con una carta corta antes del día del aviso.',
  },
  'gb.free-care.scotland-right': {
    says: 'No debe la multa si muestra que actuó bien y con cuidado. El precio puede quedar.',
  },
  'gb.free-care.scotland-step': {
    says: 'Busque prueba de que ese día era gratis para usted. Envíela con una carta corta antes del día del aviso.',
  },
  'gb.free-care.wales-civil': {
    says: 'Es un cargo, no una condena. Los errores con estas reglas son comunes, y solo mentir a sabiendas es delito.',
  },
  'gb.free-care.wales-step-parts': {
    says: 'Si debe pagar y no puede ya, pida pagar en partes y sin recargo.',
  },
  'gb.free-care.wales-option-challenge': {
    says: 'Envíe prueba de su derecho ese día. O diga por qué, con cuidado, se equivocó.',
    title: 'Impugnar la multa',
    cost: 'Nada.',
    time: 'Una respuesta antes del día del aviso.',
    risk: '«No lo sabía» no basta. El precio puede quedar.',
    bestFor: 'Tenía derecho, o así se lo dijeron.',
  },
  'gb.free-care.scotland-civil': {
    says: 'Es un cargo, no una condena. Los errores con estas reglas son comunes, y solo mentir a sabiendas es delito.',
  },
  'gb.free-care.scotland-step-parts': {
    says: 'Si debe pagar y no puede ya, pida pagar en partes y sin recargo.',
  },
  'gb.free-care.scotland-option-challenge': {
    says: 'Envíe prueba de su derecho ese día. O diga por qué, con cuidado, se equivocó.',
    title: 'Impugnar la multa',
    cost: 'Nada.',
    time: 'Una respuesta antes del día del aviso.',
    risk: '«No lo sabía» no basta. El precio puede quedar.',
    bestFor: 'Tenía derecho, o así se lo dijeron.',
  },
}
