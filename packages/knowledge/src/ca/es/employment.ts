/** Letters that end a job: what they mean, pay, releases and discrimination: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'ca.work.myth-contract': {
    says: 'Tiene derechos en el trabajo aunque no haya contrato escrito. El salario mínimo, el preaviso y el pago de vacaciones siguen contando.',
  },
  'ca.work.want': {
    says: 'Una carta así a menudo le pide además firmar papeles. Puede tomarse tiempo antes de firmar.',
  },
  'ca.work.reality': {
    says: 'En la mayoría de los casos le deben preaviso o pago. La primera oferta es a menudo menos de lo que da la ley.',
  },
  'ca.work.who': {
    says: 'A la mayoría de los trabajadores se aplica la ley de su provincia. A bancos, aerolíneas, telefonía y trenes se aplica la ley federal.',
  },
  'ca.work.rights': {
    says: 'Conserva el derecho a su último sueldo, al pago de vacaciones y a una constancia de empleo (record of employment). Puede tomarse tiempo antes de firmar.',
  },
  'ca.work.no-sign': {
    says: 'No pueden obligarle a firmar en el momento. No pueden retener sueldo que ya ganó.',
  },
  'ca.work.know-common': {
    says: 'Fuera de Quebec los jueces pueden dar mucho más que el preaviso mínimo. Cuentan la edad, los años de trabajo y el tipo de empleo.',
  },
  'ca.work.right-pay': {
    says: 'Tiene derecho a todo el sueldo ganado y al pago de vacaciones, sea cual sea el motivo del fin.',
  },
  'ca.work.right-roe': {
    says: 'Tiene derecho a una constancia de empleo (record of employment), para poder pedir el seguro de empleo (employment insurance).',
  },
  'ca.work.right-discrimination': {
    says: 'No pueden despedirle por su sexo, raza, edad, discapacidad o religión, ni por estar embarazada.',
  },
  'ca.work.step-dont-sign': {
    says: 'No firme todavía una renuncia de derechos (release). Una vez firmada, casi nunca puede pedir más.',
  },
  'ca.work.step-ei': {
    says: 'Pida ahora el seguro de empleo (employment insurance), aun sin su constancia de empleo. Si espera más de cuatro semanas, puede perder ayudas.',
  },
  'ca.work.step-keep': {
    says: 'Guarde la carta, su contrato, recibos de sueldo y mensajes. Anote qué se dijo y cuándo.',
  },
  'ca.work.step-advice': {
    says: 'Pida a un abogado o a una clínica legal que lea la oferta. Muchos abogados dan la primera charla gratis o por poco.',
  },
  'ca.work.opt-more': {
    says: 'Conteste que necesita tiempo y que cree que le deben más preaviso.',
    title: 'Pedir una oferta mejor',
    cost: 'Gratis, o un abogado por unas horas.',
    time: 'De días a semanas.',
    risk: 'Bajo, si es amable y cumple los plazos.',
    bestFor: 'Trabajó allí mucho tiempo, o la oferta parece pequeña.',
  },
  'ca.work.opt-court': {
    says: 'Reclame un preaviso justo ante el tribunal. Puede bastar el de reclamos menores (small claims court).',
    title: 'Demandar por despido injusto',
    cost: 'Tasas del tribunal y quizá un abogado.',
    time: 'Casi siempre en dos años.',
    risk: 'Si pierde, puede pagar algunos gastos.',
    bestFor: 'Le deben mucho más que el mínimo.',
  },
  'ca.work.insight-clause': {
    says: 'Una línea del contrato que da menos que el mínimo legal a menudo es nula. Entonces pueden deberle el preaviso completo del derecho común (common law).',
    actionable: 'Muestre su contrato a un abogado antes de firmar.',
  },
  'ca.work.right-human-on': {
    says: 'No pueden despedirle por edad, sexo, raza, religión, discapacidad o familia. Tiene un año para ir al Human Rights Tribunal.',
  },
  'ca.work.bc-human': {
    says: 'En Columbia Británica no pueden despedirle por discapacidad, edad, raza, sexo o familia. Tiene un año para quejarse.',
  },
  'ca.work.ab-human': {
    says: 'En Alberta no pueden despedirle por discapacidad, edad, raza, sexo o familia. Tiene un año para quejarse.',
  },
}
