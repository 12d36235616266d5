/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_ES: Words = {
  'es.ask.paro-after-trial': {
    says: 'Si usted dejó el trabajo anterior, un cese en prueba por la nueva empresa da paro solo si han pasado tres meses desde esa baja. Las vacaciones no disfrutadas también cuentan, dice el Tribunal Supremo. No pierde lo cotizado. Si vuelve a trabajar, aunque sea poco, y lo cesan sin quererlo usted, cobrará por todo. Contra un no injusto: reclamación previa en 30 días hábiles.',
    dependsOn: 'si hay tres meses entre las dos fechas',
  },
  'es.ask.paro-trial': {
    says: 'Sí, si fue la empresa quien puso fin a la prueba y usted ha cotizado 360 días en seis años. Pídalo al SEPE en 15 días hábiles. Si dejó usted mismo el trabajo anterior, deben haber pasado tres meses desde ese día. Si fue usted quien dejó la prueba, no hay paro.',
    dependsOn: 'si usted dejó el trabajo anterior',
  },
  'es.ask.final-pay-unpaid': {
    says: 'La empresa debe el último día el sueldo, la parte de las pagas extra y las vacaciones que quedan. La ley no da más plazo. Reclame por escrito (burofax) con una fecha. Luego presente la papeleta de conciliación. Tiene un año, con un 10 % de interés. Firme solo con «no conforme, no cobrado». Si la empresa es insolvente, FOGASA paga una parte. Contra el despido en sí hay solo 20 días hábiles.',
  },
}
