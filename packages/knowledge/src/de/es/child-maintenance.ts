/** The Spanish words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_ES: Words = {
  'de.maintenance.want': {
    says: 'Quieren saber cuánto gana para calcular la pensión del hijo (Kindesunterhalt).',
  },
  'de.maintenance.reality': {
    says: 'Debe informar de sus ingresos. Pero lo que debe depende de lo que gana y necesita para vivir.',
  },
  'de.maintenance.right-own': {
    says: 'Puede conservar lo necesario para vivir (Selbstbehalt). Por hijos menores debe hacer todo por ganar.',
  },
  'de.maintenance.right-past': {
    says: 'Por el pasado solo debe desde el mes en que se lo pidieron claramente por primera vez.',
  },
  'de.maintenance.right-two-years': {
    says: 'Solo pueden volver a preguntar tras dos años, salvo que muestren que gana mucho más.',
  },
  'de.maintenance.right-minimum': {
    says: 'Hay un mínimo por edad que cambia cada año. Se descuenta la mitad del Kindergeld.',
  },
  'de.maintenance.right-change': {
    says: '¿Gana mucho menos? El título vale hasta que se cambie. Pida el cambio enseguida.',
  },
  'de.maintenance.warn-sign': {
    says: 'Un acta firmada en el Jugendamt se ejecuta como una sentencia. Haga revisar la suma antes de firmar.',
  },
  'de.maintenance.step-answer': {
    says: 'Envíe a tiempo doce nóminas, con alquiler, deudas y otros hijos. Pida más tiempo si lo necesita.',
  },
  'de.maintenance.step-pay': {
    says: 'Pague cada mes lo que debe con seguridad, con el nombre del hijo y el mes. No pagar nada puede ser delito.',
  },
  'de.maintenance.option-lawyer': {
    says: 'Que un abogado de familia calcule la suma. Con pocos ingresos, pida un vale en el juzgado.',
    title: 'Que calculen la suma',
    cost: '15 € con el vale.',
    time: 'Antes de la fecha de la carta.',
    risk: 'Ninguno.',
    bestFor: 'Gana poco o tiene otros hijos.',
  },
}
