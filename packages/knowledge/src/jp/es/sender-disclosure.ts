/** Reclamaciones por obras compartidas y la pregunta del proveedor: las filas de Japón en español. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDER_DISCLOSURE_ES: Words = {
  'jp.copy.want-name': {
    says: 'Su proveedor pregunta si puede dar su nombre a alguien que dice que usted violó sus derechos en internet (意見照会書).',
  },
  'jp.copy.want-money': {
    says: 'Dicen que usó o compartió una obra sin permiso. Quieren que pare, y dinero.',
  },
  'jp.copy.reality': {
    says: 'No es una sentencia. Puede dar antes su versión, y la suma se puede discutir.',
  },
  'jp.copy.not-yet': {
    says: 'Nadie puede embargarle el sueldo o la cuenta ahora. Antes debe decidir un tribunal.',
  },
  'jp.copy.right-refuse': {
    says: 'Puede decir que no, con razones, y el proveedor debe escucharle. Un tribunal aún puede ordenarle dar su nombre.',
  },
  'jp.copy.right-proof': {
    says: 'Deben probar que fue usted. Si otros en casa usan la línea, dígalo.',
  },
  'jp.copy.right-sum': {
    says: 'La suma debe ir con el daño. La ley dice cómo se calcula: pida el cálculo.',
  },
  'jp.copy.right-too-old': {
    says: 'Una reclamación por daño es demasiado vieja tres años después de conocer el daño y a usted. Debe decirlo usted mismo.',
  },
  'jp.copy.step-answer': {
    says: 'Responda antes de la fecha de la carta, a menudo dos semanas. Sin respuesta el proveedor puede decidir solo.',
  },
  'jp.copy.step-stop': {
    says: 'Pare el programa de compartir o quite la obra ya. Guarde registro de lo que pasó.',
  },
  'jp.copy.step-lawyer': {
    says: 'Hable con un abogado antes de aceptar pagar. La ayuda legal (法テラス) puede ayudar con el coste.',
  },
  'jp.copy.option-deny': {
    says: 'Escriba lo que es falso: no fue usted, otro día o ningún daño.',
    title: 'Decir que no, con razones',
    cost: 'Un sello.',
    time: 'Antes de la fecha de la carta.',
    risk: 'Pueden ir al juez.',
    bestFor: 'No fue usted, o la suma es demasiado alta.',
  },
  'jp.copy.option-settle': {
    says: 'Acuerde por escrito una suma que acabe con todo (示談).',
    title: 'Llegar a un acuerdo con abogado',
    cost: 'La suma y el abogado.',
    time: 'Algunas semanas.',
    risk: 'Otros dueños pueden escribirle también.',
    bestFor: 'Usted compartió o usó la obra.',
  },
}
