/** Un pago de más de ayuda al estudio: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_OVERPAYMENT_ES: Words = {
  'gb.student-overpaid.common': {
    says: 'Les pasa a muchos estudiantes que dejan o cambian el curso o tienen otros ingresos. Puede acordar un plan.',
  },
  'gb.student-overpaid.no-bailiff': {
    says: 'Solo con una carta nadie puede llevarse cosas ni sueldo. Antes tendría que decidir un juez.',
  },
  'gb.student-overpaid.step-check': {
    says: 'Pregunte cómo lo calcularon: qué días, qué dinero y en qué fecha creen que lo dejó.',
  },
  'gb.student-overpaid.step-university': {
    says: 'Pregunte a su universidad qué último día comunicó. Si está mal, que lo corrija primero.',
  },
  'gb.student-overpaid.step-plan': {
    says: 'Si es correcto, llame antes de ese día y ofrezca al mes algo que le deje para vivir.',
  },
  'gb.student-overpaid.right-ill': {
    says: 'Si paró por enfermedad, puede tener derecho hasta 60 días después. Pídalo con un papel del médico.',
  },
  'gb.student-overpaid.right-reasons': {
    says: 'Aun así, pueden dejarle dinero por motivos personales fuertes, como enfermedad en la familia. Dígalo con pruebas.',
  },
  'gb.student-overpaid.right-appeal': {
    says: 'Si la decisión es errónea, puede apelar por escrito a Student Finance England. Al final un Independent Assessor lo mira gratis.',
  },
  'gb.student-overpaid.insight-apart': {
    says: 'Esto se devuelve aparte del resto del préstamo, que solo paga desde cierto ingreso.',
    actionable: 'Si aún estudia, pregunte si pueden descontarlo poco a poco.',
  },
  'gb.student-overpaid.option-dispute': {
    says: 'Diga qué fecha, ingreso o motivo está mal, con prueba de la universidad o el médico.',
    title: 'Pedir que lo revisen',
    cost: 'Nada.',
    time: 'Una carta ahora.',
    risk: 'Pueden seguir pidiendo dinero. Pida una pausa.',
    bestFor: 'Las fechas están mal, o estaba enfermo.',
  },
  'gb.student-overpaid.option-plan': {
    says: 'Muestre ingresos y gastos. Pida el plan por escrito, sin cobrador mientras pague.',
    title: 'Acordar devolverlo en partes',
    cost: 'Una suma al mes que pueda pagar.',
    time: 'Una llamada y luego meses.',
    risk: 'Un fallo puede llevar a un cobrador.',
    bestFor: 'La suma es correcta, pero mucha de golpe.',
  },
}
