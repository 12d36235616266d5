/** Preguntas de trabajo, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'nl.ask.trial': {
    says: 'En un periodo de prueba válido el trabajo puede acabar enseguida. Pero no por enfermedad, embarazo u otro motivo prohibido. En un contrato de seis meses o menos no vale la prueba.',
  },
  'nl.ask.contract-ends': {
    says: 'Termina en su fecha sin permiso. Deben decírselo por escrito un mes antes si duró seis meses o más. Casi siempre tiene derecho al pago de transición. Pida la WW en una semana.',
  },
  'nl.ask.sick-pay': {
    says: 'El empresario debe pagar al menos el 70 % del sueldo hasta dos años de enfermedad. Si acaba el contrato, puede pagar el UWV (Ziektewet). Avise a tiempo y colabore en su vuelta.',
  },
  'nl.ask.own-notice': {
    says: 'Si se va usted, el preaviso es de un mes, salvo que el contrato diga más. Escríbalo y guarde copia. Piénselo: puede perder la WW.',
  },
  'nl.ask.wage-deductions': {
    says: 'Mientras trabaje allí solo pueden descontar lo que dice la ley, como un préstamo pactado por escrito. Debe quedar el salario mínimo. Pida el motivo por escrito y reclame el resto.',
  },
  'nl.ask.transition-pay': {
    says: 'Casi siempre es un tercio del sueldo mensual por año, desde el primer día. No si se va usted, pacta otra cosa o tiene culpa grave. Pídalo en tres meses desde el final.',
    dependsOn: 'quién terminó el trabajo y por qué',
  },
  'nl.ask.holidays-left': {
    says: 'Al acabar el trabajo deben pagarle los días que quedan. Si sigue, los días legales se pierden seis meses después del año, pero solo si pudo tomarlos de verdad.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Escriba enseguida que no está de acuerdo y que quiere trabajar. El jefe necesita un motivo urgente y debe decirlo al momento. Pida al juez en dos meses que lo anule o le pague. Pida también el paro (WW) a la UWV.',
  },
  'nl.ask.parental-leave': {
    says: 'La empresa no puede negarlo. Tiene 26 veces sus horas semanales por cada hijo menor de ocho años. La UWV paga una parte de nueve semanas si las toma el primer año. Pídalo por escrito dos meses antes.',
  },
  'nl.ask.ww': {
    dependsOn: 'sus semanas de trabajo y el motivo del final',
    says: 'En general cobra la WW si trabajó en 26 de las últimas 36 semanas y no perdió el empleo por su culpa. Pídala a la UWV en la semana tras el último día. No acepte un final anticipado sin consejo.',
  },
  'nl.ask.pregnant': {
    says: 'Durante el embarazo y seis semanas tras la baja, la empresa no puede despedir. Un contrato temporal puede acabar, pero no por estar embarazada: es discriminación. Pida el motivo por escrito y acuda al juez en dos meses.',
  },
  'nl.ask.sign-settlement': {
    says: 'No tiene que firmar. Pida tiempo y la oferta por escrito. Para la WW debe decir que la empresa quiere el final, sin culpa suya, y con el preaviso. Tras firmar tiene 14 días para echarse atrás.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'el motivo que den',
    says: 'Pídalo por escrito. La empresa debe seguir su deseo salvo motivos de peso, dichos por escrito en dos semanas. Si calla, valen sus fechas. Debe poder tomar dos semanas seguidas, o dos veces una.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'su contrato y convenio',
    says: 'La empresa debe comunicar su horario 28 días antes, salvo que el convenio diga otra cosa. Si no puede, las horas deben saberse cuatro días antes. Cambiar horas pactadas necesita su sí o un motivo de peso.',
  },
  'nl.ask.work-warning': {
    says: 'Una advertencia no es un despido. Conteste por escrito en una semana: qué es cierto, qué no y por qué. Pida que conste en su expediente. Si firma, ponga que solo lo recibió.',
  },
  'nl.ask.redundancy': {
    says: 'Su empresa necesita antes el permiso del UWV, debe seguir un orden fijo y buscarle otro trabajo. Puede contestar al UWV en dos semanas. Al final recibe el pago de transición. No firme nada sin consejo.',
  },
  'nl.ask.zero-hours': {
    says: 'Tras tres meses su media de horas cuenta como pactada y puede reclamar su paga. Tras doce meses la empresa debe ofrecer horas fijas. Deben llamarle cuatro días antes. Anote sus horas.',
  },
}
