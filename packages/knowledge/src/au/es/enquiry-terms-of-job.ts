/** Questions about pay taken for damage, fixed term contracts and unpaid extra time: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_ES: Words = {
  'au.ask.deduction-damage': {
    says: 'No. El jefe solo puede descontar si usted aceptó por escrito y es sobre todo en su beneficio, o si una ley o award lo permite. Daños, caja corta o franquicia son casi siempre coste de la empresa. Diga no por escrito y no firme. Si ya lo tomó, pídalo con fecha. Luego Fair Work Ombudsman, 13 13 94. Seis años atrás.',
  },
  'au.ask.fixed-term-contract': {
    says: 'Desde el 6 de diciembre de 2023 un contrato fijo, con renovaciones, dura casi siempre dos años como mucho. Solo una renovación, y no contratos seguidos más allá para el mismo trabajo. Si lo incumplen, la fecha final no vale y es como permanente. Hay excepciones: sueldo alto, aprendices, sustituciones, empleos financiados. Pregunte por escrito, luego 13 13 94.',
    dependsOn: 'el tipo de empleo y sueldo',
  },
  'au.ask.unpaid-extra': {
    says: 'No. El tiempo que le hacen estar es trabajo: entrar antes, limpiar, reuniones y formación. Debe pagarse, a veces como horas extra del award. Anote cada día con horas y guarde mensajes. Mande las horas al jefe con fecha de pago. Luego Fair Work Ombudsman, 13 13 94, gratis. Seis años atrás. No pueden castigarle por pedirlo.',
  },
  'au.ask.minimum-wage': {
    says: 'Desde la primera semana completa de paga tras el 1 de julio de 2026 son 26,44 $ la hora, o 1.004,90 $ por 38 horas a la semana, antes de impuestos. Casi todos los trabajos tienen un award más alto. Los eventuales (casuals) cobran casi siempre un 25 % más. Con menos de 21 o en formación puede ser menos. Mire el Pay Calculator del Fair Work Ombudsman (13 13 94). Si cobra menos, apunte las horas y pídalo por escrito: hasta seis años atrás.',
  },
}
