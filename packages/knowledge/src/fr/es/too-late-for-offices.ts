/** What can still be done when the time to contest a fine, a tax or a benefit debt is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_ES: Words = {
  'fr.late.fine-reality': {
    says: 'El plazo para pagar o reclamar pasó. Ahora viene una multa más alta (amende forfaitaire majorée), y también puede reclamar contra ella.',
  },
  'fr.late.fine-step': {
    says: 'Mire hoy en antai.gouv.fr si la multa subió. Si es así, pague o reclame en 30 días desde el nuevo aviso.',
  },
  'fr.late.raised-reality': {
    says: 'Contando desde la fecha del aviso, los 30 días pasaron y el Tesoro puede embargar. Aún puede pedirle tiempo.',
  },
  'fr.late.raised-step': {
    says: '¿Lo ha sabido solo ahora? Reclame hoy en antai.gouv.fr o por carta certificada. Diga cuándo y cómo lo supo.',
  },
  'fr.late.raised-right': {
    says: 'Tras los 30 días aún puede reclamar si nada muestra que conocía la multa. Un embargo o una carta firmada lo muestra.',
  },
  'fr.late.raised-moved': {
    says: '¿Se mudó y llegó por carta certificada a la dirección del permiso del coche? Tiene tres meses para reclamar.',
  },
  'fr.late.raised-option': {
    says: 'Envíe el formulario (réclamation) con sus razones al oficial del aviso. Si lo aceptan, la multa alta cae.',
    title: 'Reclamar tarde, si no lo sabía',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Si pueden mostrar que lo sabía, lo rechazan.',
    bestFor: 'Se mudó, o el aviso nunca llegó.',
  },
  'fr.late.tax-reality': {
    says: 'El día de pago pasó y puede sumarse un 10 %. Aún puede pedir un plan y que perdonen el recargo.',
  },
  'fr.late.tax-step': {
    says: 'Escriba hoy en su cuenta de impots.gouv.fr. Pague lo que pueda, ofrezca plazos y pida perdonar el recargo (remise gracieuse).',
  },
  'fr.late.proposal-reality': {
    says: 'Los 30 días pasaron y se le da por conforme. Aún puede reclamar contra el impuesto que sigue, pero debe probar el error.',
  },
  'fr.late.proposal-step': {
    says: 'Envíe hoy de todos modos su respuesta y pruebas. Cuando llegue el nuevo aviso, reclame (réclamation) en su cuenta de impots.gouv.fr.',
  },
  'fr.late.benefit-reality': {
    says: 'Contando desde la fecha de la carta, los dos meses para reclamar pasaron. Aún puede pedir que perdonen la deuda o plazos pequeños.',
  },
  'fr.late.benefit-step': {
    says: 'Escriba hoy y pida que perdonen la deuda (remise de dette) o plazos pequeños. Muestre ingresos, alquiler y familia. Diga también qué está mal.',
  },
  'fr.late.benefit-right': {
    says: '¿La carta no dice cómo y hasta cuándo reclamar? Entonces los dos meses no valen contra usted. Reclame ahora.',
  },
  'fr.late.constraint-want': {
    says: 'Es una orden de pago (contrainte). Contando desde la fecha, los 15 días para oponerse pasaron y puede valer como sentencia.',
  },
  'fr.late.constraint-step': {
    says: 'Busque el día en que se lo trajeron. ¿Menos de 15 días? Opóngase hoy en el tribunal indicado. ¿Más? Pida a la oficina un plan o perdón.',
  },
}
