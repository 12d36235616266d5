/** Prestaciones, impuestos y facturas, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_ES: Words = {
  'ch.benefit.who': {
    says: 'Es una oficina del seguro social. Debe decidir por escrito, con motivos y la forma de oponerse.',
  },
  'ch.benefit.reality': {
    says: 'Una decisión así puede estar mal. La oposición suele parar el cobro hasta que se decida.',
  },
  'ch.benefit.not-yet': {
    says: 'Antes de que la decisión sea firme no pueden ejecutar.',
  },
  'ch.benefit.step-file': {
    says: 'Pida su expediente y el cálculo. Suele ser gratis.',
  },
  'ch.benefit.step-reported': {
    says: 'Busque pruebas de que avisó del cambio: cartas, correos, notas. Muestra su buena fe.',
  },
  'ch.benefit.right-court': {
    says: 'Si rechazan la oposición, tiene 30 días para el tribunal cantonal. Suele ser gratis o barato.',
  },
  'ch.benefit.option-plan': {
    says: 'Pida devolver a plazos que le dejen vivir.',
    title: 'Pedir plazos',
    cost: 'Gratis.',
    time: 'Antes de la fecha.',
    risk: 'Pueden pedir pruebas.',
    bestFor: 'La suma está bien, pero es alta.',
  },
  'ch.tax.who': {
    says: 'Es una oficina fiscal del municipio, del cantón o del Estado. Una decisión firme vale como sentencia.',
  },
  'ch.tax.not-yet': {
    says: 'Antes de un aviso y un caso de deuda no pueden tomar sueldo ni cosas. Conserva lo básico.',
  },
  'ch.bill.who': {
    says: 'Es su proveedor. Una factura o un aviso aún no es un caso de deuda.',
  },
  'ch.bill.reality': {
    says: 'Por una factura nadie puede tomar su sueldo ni sus cosas. Llame ya: casi siempre dan más tiempo.',
  },
  'ch.bill.right-five-years': {
    says: 'Las facturas periódicas de luz, agua y teléfono suelen prescribir a los cinco años. Debe decirlo.',
  },
  'ch.bill.step-meter': {
    says: 'Compare el contador, el periodo y el año anterior. Si es muy alto, pida por escrito revisar el contador.',
  },
}
