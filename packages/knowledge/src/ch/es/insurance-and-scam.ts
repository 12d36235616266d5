/** The Spanish words of Switzerland: insurance and scam. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_ES: Words = {
  'ch.insure.reality': {
    says: 'Es la opinión de la aseguradora. No es la última palabra.',
  },
  'ch.insure.rights-summary': {
    says: 'Puede pedir motivos, enviar pruebas, quejarse, e ir gratis al juzgado en asuntos de salud.',
  },
  'ch.insure.right-social-objection': {
    says: 'En seguro médico, de accidentes e invalidez, pida una decisión (Verfügung). Tiene 30 días para oponerse, y es gratis.',
  },
  'ch.insure.right-five-years': {
    says: 'Los derechos de un contrato de seguro privado terminan cinco años después del hecho. No espere.',
  },
  'ch.insure.right-disclosure': {
    says: 'Si dicen que ocultó algo, debieron preguntarlo con claridad, y deben actuar en cuatro semanas desde que lo supieron.',
  },
  'ch.insure.right-grossly': {
    says: 'Por un descuido leve deben pagar entero. Solo un descuido grave permite rebajar.',
  },
  'ch.insure.step-file': {
    says: 'Reúna la póliza, la carta y las pruebas. Apunte el día en que pasó.',
  },
  'ch.scam.reality': {
    says: 'Ninguna oficina, banco ni policía pide códigos, tarjetas regalo o criptomonedas.',
  },
  'ch.scam.not-yet': {
    says: 'No le pasa nada si no contesta. Engañar a la gente por dinero es un delito.',
  },
  'ch.scam.right-unordered': {
    says: 'No tiene que pagar ni devolver cosas que nunca pidió.',
  },
  'ch.scam.step-police': {
    says: 'Si perdió dinero, denúncielo a la policía de su cantón y guarde todos los mensajes.',
  },
}
