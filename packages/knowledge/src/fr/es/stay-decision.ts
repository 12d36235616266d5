/** The Spanish words of the rows in ../stay-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_DECISION_ES: Words = {
  'fr.stay.want': {
    says: 'El prefecto decide sobre su estancia en Francia.',
  },
  'fr.stay.reality': {
    says: 'El plazo para ir al juez es muy corto: un mes, siete días o 48 horas. Lo dice la última página. Vea hoy a un abogado.',
  },
  'fr.stay.warn': {
    says: 'No deje pasar el plazo. Después pueden expulsarle y prohibirle volver.',
  },
  'fr.stay.deadline': {
    says: 'Con un plazo de salida de 30 días tiene un mes para ir al tribunal administrativo.',
    action: 'Recurrir la OQTF ante el tribunal administrativo',
    consequence: 'Pueden expulsarle sin que lo vea un juez.',
  },
  'fr.stay.right-suspend': {
    says: 'Un recurso a tiempo contra la orden de salida frena la expulsión hasta que decida el juez.',
  },
  'fr.stay.right-counsel': {
    says: 'Con pocos ingresos el abogado es gratis (aide juridictionnelle). Pídalo enseguida, en el tribunal o por el abogado.',
  },
  'fr.stay.right-family': {
    says: 'Familia en Francia, hijos, años aquí, trabajo y salud cuentan. Reúna las pruebas.',
  },
  'fr.stay.right-refusal': {
    says: 'Una negativa sin orden de salida se recurre en dos meses. Si es urgente, pida una suspensión (référé).',
  },
  'fr.stay.step': {
    says: 'Lleve hoy la carta y el sobre a un abogado, a la Cimade o a un point-justice (3039).',
  },
  'fr.stay.option': {
    says: 'Recurra a tiempo ante el tribunal administrativo.',
    title: 'Ir al juez a tiempo',
    cost: 'Gratis en el tribunal. Ayuda para el abogado.',
    time: 'Un mes, siete días o 48 horas.',
    risk: 'Una hora tarde y se acabó.',
    bestFor: 'Tiene motivos para quedarse.',
  },
  'fr.visa.want': {
    says: 'El consulado le niega el visado.',
  },
  'fr.visa.reality': {
    says: 'Una negativa se puede cambiar, y también puede pedirlo otra vez con mejores pruebas. Pero el plazo para recurrir es corto.',
  },
  'fr.visa.right-thirty': {
    says: 'Tiene 30 días para recurrir en Nantes: estancia corta ante el sous-directeur des visas, larga ante la comisión (CRRV). Dos meses sin respuesta son un no. Después viene el tribunal de Nantes.',
  },
  'fr.visa.right-papers': {
    says: '¿Dicen que sus actas no prueban nada? Un acta extranjera vale salvo que otros hechos muestren que es falsa. Ellos deben mostrarlo. También cuenta su derecho a la vida familiar.',
  },
  'fr.visa.step': {
    says: 'Escriba en francés, firme y añada una copia de la negativa. Responda a cada motivo marcado con pruebas. Envíelo certificado.',
  },
}
