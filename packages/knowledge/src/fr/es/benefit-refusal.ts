/** The Spanish words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_ES: Words = {
  'fr.refused.want': { says: 'La oficina rechaza su solicitud de ayuda. No le pide dinero.' },
  'fr.refused.reality': {
    says: 'Un no puede cambiar. A menudo falta un papel o contaron mal un ingreso.',
  },
  'fr.refused.deadline': {
    says: 'Tiene dos meses desde que llegó la carta. Para más seguridad se cuenta desde su fecha.',
    action: 'Recurrir la negativa por escrito',
    consequence: 'La negativa queda. Solo puede volver a pedirlo.',
  },
  'fr.refused.right-reasons': {
    says: 'Tiene derecho a saber el motivo, la regla y los ingresos que contaron.',
  },
  'fr.refused.right-free': {
    says: 'El recurso es gratis y sin abogado. Tras la respuesta, o dos meses de silencio, puede ir al tribunal.',
  },
  'fr.refused.step-check': {
    says: 'Compare el motivo con sus papeles: ingresos, alquiler, personas en casa, situación. Pida el cálculo.',
  },
  'fr.refused.step-write': {
    says: 'Escriba al lugar que dice la carta, con pruebas. Mande a la vez lo que faltaba.',
  },
  'fr.refused.option-appeal': {
    says: 'Diga qué es falso y añada pruebas.',
    title: 'Recurrir la negativa',
    cost: 'Gratis.',
    time: 'En dos meses.',
    risk: 'Ninguno.',
    bestFor: 'Los hechos o el cálculo son falsos.',
  },
  'fr.refused.option-help': {
    says: 'Una trabajadora social o France services lee la carta y escribe con usted.',
    title: 'Pedir ayuda con el expediente',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No sabe qué falta.',
  },
}
