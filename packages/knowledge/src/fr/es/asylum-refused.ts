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
    says: 'Tiene un mes desde que lo recibió para la CNDA y solo 15 días para pedir abogado gratis (aide juridictionnelle). Pídalo hoy.',
  },
  'fr.asylum.right-stay': {
    says: 'Hasta que decida la CNDA casi siempre puede quedarse. Tras un trámite rápido (país seguro, nueva petición) quizá deba pedirlo al tribunal administrativo.',
  },
  'fr.asylum.right-help': {
    says: 'La OFII solo puede quitar la ayuda o cama en casos fijados, con razones por escrito. Antes tiene 15 días para responder, y debe contar su vulnerabilidad.',
  },
  'fr.asylum.step': {
    says: 'Vaya hoy a donde recibe el correo, a la Cimade o Forum réfugiés. Escriba por qué se equivocan, con papeles, y guarde la prueba.',
  },
}
