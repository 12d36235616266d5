/** Questions about wages that are not paid or taken off, and about hours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_AND_HOURS_ES: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Pida su sueldo por escrito con un último día. Por sueldo tardío puede reclamar hasta un 50 % más. Ante el kantonrechter no necesita abogado, y el Juridisch Loket ayuda gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Pida su sueldo por escrito con un último día. Por sueldo tardío puede reclamar hasta un 50 % más. Ante el kantonrechter no necesita abogado.',
  },
  'nl.ask.wage-deductions': {
    says: 'Mientras trabaje allí solo pueden descontar lo que dice la ley, como un préstamo pactado por escrito. Debe quedar el salario mínimo. Pida el motivo por escrito y reclame el resto.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'su contrato y convenio',
    says: 'La empresa debe comunicar su horario 28 días antes, salvo que el convenio diga otra cosa. Si no puede, las horas deben saberse cuatro días antes. Cambiar horas pactadas necesita su sí o un motivo de peso.',
  },
  'nl.ask.zero-hours': {
    says: 'Tras tres meses su media de horas cuenta como pactada y puede reclamar su paga. Tras doce meses la empresa debe ofrecer horas fijas. Deben llamarle cuatro días antes. Anote sus horas.',
  },
  'nl.ask.overtime': {
    says: 'Su contrato o convenio (CAO) dice si se pagan las horas extra. Por cada hora debe recibir al menos el salario mínimo. Anote sus horas y reclámelas, hasta cinco años atrás.',
    dependsOn: 'de su contrato y su CAO',
  },
  'nl.ask.holiday-pay': {
    says: 'Tiene derecho al menos al 8 % de su sueldo como paga de vacaciones. Se paga casi siempre en mayo o junio, y al acabar el empleo. Pídala por escrito con fecha. Si tarda, puede pedir hasta un 50 % más.',
  },
  'nl.ask.fixed-job': {
    says: 'Tras más de tres contratos temporales seguidos, o más de tres años, tiene un empleo fijo. Las pausas de hasta seis meses no cuentan. Un convenio (CAO) puede decir otra cosa.',
    dependsOn: 'del número, la duración y las pausas',
  },
  'nl.ask.no-compete': {
    says: 'Esa prohibición debe ser por escrito. En un empleo temporal necesita un motivo fuerte escrito, o es nula. Un juez puede reducirla o quitarla. Pida antes a su empresa que le libere.',
    dependsOn: 'de lo que firmó y del nuevo empleo',
  },
  'nl.ask.work-accident': {
    says: 'Su empresa responde, salvo que hiciera todo lo debido por su seguridad. Comuníquelo por escrito, vaya al médico y guarde nombres y fotos. Conserva al menos el 70 % del sueldo mientras esté enfermo. Puede reclamar cinco años.',
  },
  'nl.ask.holiday-days': {
    says: 'Tiene al año al menos cuatro veces sus horas por semana: 20 días a tiempo completo. El contrato o la CAO puede dar más. Conserva el sueldo. Los días de ley suelen caducar seis meses después del año.',
  },
  'nl.ask.pay-slip': {
    says: 'La empresa debe darle una nómina cada vez que cambie el sueldo, en papel o en línea. Debe mostrar sueldo, horas y descuentos. Pídala por escrito con fecha. También puede avisar a la Arbeidsinspectie.',
  },
  'nl.ask.pay-cut': {
    says: 'El sueldo es parte de su contrato. Solo baja si usted acepta, o por una cláusula escrita y un motivo de mucho peso. Escriba que no está de acuerdo y pida el sueldo completo. No firme nada.',
  },
  'nl.ask.agency-job': {
    says: 'Con una cláusula de agencia (uitzendbeding) el empleo puede acabar si el cliente para. Sin ella valen las reglas normales de despido. Pida su contrato y la fase. Casi siempre hay transitievergoeding. Pida la WW en una semana.',
    dependsOn: 'de su contrato y fase',
  },
}
