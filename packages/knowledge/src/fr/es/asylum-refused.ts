/** The Spanish words of the rows in ../asylum-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASYLUM_REFUSED_ES: Words = {
  'fr.asylum.want': {
    says: 'La OFPRA niega su asilo. No es el final: un tribunal propio (CNDA) lo estudia de nuevo.',
  },
  'fr.asylum.ofii-want': {
    says: 'La OFII quiere quitarle la ayuda o el alojamiento que tiene durante el asilo. Antes puede responder.',
  },
  'fr.asylum.right-month': {
    says: 'El papel dice el último día para ir a la CNDA. Es como mucho un mes desde que lo recibió y, desde junio de 2026, mucho menos en un procedimiento rápido. Pida hoy un abogado gratis (aide juridictionnelle).',
  },
  'fr.asylum.right-stay': {
    says: 'Hasta que decida la CNDA casi siempre puede quedarse. Tras un procedimiento rápido (país seguro, nueva solicitud) quizá deba pedirlo a un juez en pocos días: lea el papel y busque ayuda hoy.',
  },
  'fr.asylum.right-help': {
    says: 'La OFII solo puede quitar la ayuda o la cama en casos fijados, con motivos por escrito. Antes puede responder, casi siempre en 15 días, y su vulnerabilidad (enfermedad, hijos) debe contar.',
  },
  'fr.asylum.step': {
    says: 'Vaya hoy a donde recibe el correo, a la Cimade o Forum réfugiés. Escriba por qué se equivocan, con papeles, y guarde la prueba.',
  },
}
