/** Questions about the terms of a job: contract, hours, breaks and self-employment. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_ES: Words = {
  'gb.ask-work.written-statement': {
    says: 'Tiene derechos sin un contrato en papel. Su empresa debe darle por escrito las condiciones principales el primer día o antes. Pídalas por escrito.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Con un contrato de cero horas (zero hours contract) también tiene salario mínimo, vacaciones pagadas y descansos. Puede rechazar trabajo y trabajar para otros. No pueden castigarle por eso.',
  },
  'gb.ask-work.breaks': {
    says: 'Desde los 18 años tiene 20 minutos de descanso si trabaja más de seis horas. Tiene 11 horas de descanso al día y un día libre por semana. El límite son 48 horas de media, salvo que aceptara más.',
    dependsOn: 'su edad y sus horas',
  },
  'gb.ask-work.change-contract': {
    says: 'Una empresa casi nunca puede cambiar su sueldo, horas o días sin su acuerdo, salvo que una cláusula clara lo permita. Si no está de acuerdo, dígalo enseguida por escrito, siga «bajo protesta» (under protest) y pida lo que falte de sueldo. Pueden terminar el contrato con preaviso y ofrecer otro. Eso es un despido, y puede ser injusto. Llame a Acas antes de firmar o renunciar: 0300 123 1100.',
  },
  'gb.ask-work.flexible': {
    says: 'Puede pedir trabajo flexible desde el primer día, dos veces en 12 meses. Deben hablar con usted antes de decir que no, dar un motivo de la empresa y contestar en un plazo de dos meses.',
  },
  'gb.ask-work.agency': {
    says: 'Si debe hacer usted el trabajo y ellos lo controlan, lo más probable es que sea trabajador (worker). Entonces tiene salario mínimo, vacaciones pagadas y descansos.',
    dependsOn: 'cómo trabaja de verdad, no cómo lo llamen',
  },
  'gb.ask-work.ni-self-employed': {
    says: 'Si debe hacer usted el trabajo y ellos lo controlan, quizá sea trabajador (worker) con derecho a sueldo y vacaciones. Llame gratis a la Labour Relations Agency al 03300 555 300. Los plazos suelen ser de tres meses.',
    dependsOn: 'cómo trabaja de verdad, no cómo lo llamen',
  },
}
