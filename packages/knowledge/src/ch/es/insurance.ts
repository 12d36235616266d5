/** Decisions of insurers, and basic health cover: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'ch.buy.health-cover': {
    says: 'Su seguro médico básico sigue con atrasos. La aseguradora debe avisarle y fijar treinta días antes de un cobro oficial (Betreibung).',
  },
  'ch.buy.insure-want': {
    says: 'Su aseguradora le dice lo que pagará.',
  },
  'ch.buy.insure-step': {
    says: 'Pida por escrito el motivo y la cláusula. Después pregunte al mediador gratis.',
  },
  'ch.buy.insure-right': {
    says: 'Puede preguntar gratis al mediador de su sector.',
  },
  'ch.buy.insure-option': {
    title: 'Preguntar al mediador',
    says: 'Envíe sus cartas.',
    cost: 'Nada.',
    time: 'Semanas.',
    risk: 'Los plazos siguen corriendo.',
    bestFor: 'Cree que el no está mal.',
  },
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
  'ch.insure.ruling-want': {
    says: 'Es una decisión formal en un seguro social. También puede tomarla una empresa privada, como en el seguro de accidentes del trabajo. Queda firme si nadie se opone a tiempo.',
  },
  'ch.insure.ruling-step': {
    says: 'Opóngase en 30 días, por escrito o en la oficina. Diga qué quiere y por qué. Pida todo el expediente. Es gratis.',
  },
  'ch.insure.ruling-doctor': {
    says: '¿Hay aunque sea una pequeña duda sobre lo que dice el médico del seguro? Entonces debe examinarlo un médico de fuera. Pida a su médico que escriba por qué.',
  },
  'ch.insure.ruling-option': {
    title: 'Oponerse a la decisión',
    says: 'Escriba al seguro que decidió. Después de su respuesta puede ir al tribunal de su cantón.',
    cost: 'Nada.',
    time: 'Meses.',
    risk: 'Un día tarde, y la decisión queda.',
    bestFor: 'Aún necesita tratamiento o dinero, o su médico lo ve de otra manera.',
  },
  'ch.insure.right-sick-pay': {
    says: '¿Pueden pedirle otro trabajo? Solo uno que de verdad pueda encontrar y hacer. Deben darle tiempo para el cambio, casi siempre de tres a cinco meses. Hasta entonces sigue la prestación diaria.',
  },
  'ch.insure.right-sick-pay-court': {
    says: 'Puede demandar por esta prestación sin costas del tribunal, en un proceso sencillo. Lleve el informe de su médico.',
  },
}
