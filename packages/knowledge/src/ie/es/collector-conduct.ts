/** Who collects a debt, and what a collector may not do: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_ES: Words = {
  'ie.debt.who': {
    says: 'Una empresa de cobros (debt collector) trabaja para la empresa a la que debía, o ha comprado la deuda. No tiene los poderes de un juzgado, de un agente judicial (sheriff) ni de la policía (gardaí).',
  },
  'ie.debt.right-no-harass': {
    says: 'Es delito reclamar una deuda tantas veces, o de tal modo, que se busque asustarle o avergonzarle.',
  },
  'ie.debt.right-no-lies': {
    says: 'Es delito decir con mentira que le van a procesar, o enviar papeles que parecen oficiales.',
  },
  'ie.debt.right-data': {
    says: 'Puede pedir gratis una copia de lo que la empresa guarda sobre usted. Tiene un mes para contestar.',
  },
  'ie.debt.tactic-writing': {
    says: 'Hágalo todo por escrito. Una carta le da tiempo y deja constancia.',
    risk: 'Las cartas son más lentas que las llamadas.',
    notWhen: 'Hay una fecha de juzgado cerca.',
  },
  'ie.debt.right-lsra': {
    says: 'Si un abogado (solicitor) le engaña o le intimida, puede quejarse ante la autoridad de control (LSRA). Es gratis.',
  },
}
