/** Spanish: decisions of councils and public offices, harassment, card refunds, illness at work, and contracts signed at home. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_ES: Words = {
  'gb.homeless.wants': {
    says: 'El ayuntamiento dice qué hará, o no, por usted que está sin casa. Puede pedirle que lo mire otra vez.',
  },
  'gb.homeless.right-review': {
    says: 'Pida una revisión (review) en 21 días. Después puede acudir al County Court en 21 días si erraron en la ley.',
  },
  'gb.homeless.right-stay': {
    says: 'Pida al ayuntamiento que le aloje hasta que se decida. Puede hacerlo, y debe mirar sus razones.',
  },
  'gb.homeless.step': {
    says: 'Busque consejo hoy en Shelter o con un abogado; puede ser gratis. Envíe prueba del médico de lo que no puede soportar.',
  },
  'gb.homeless.wales': {
    says: 'Pida una revisión (review) en 21 días. Pida al ayuntamiento que le aloje mientras tanto.',
  },
  'gb.homeless.scotland': {
    says: 'Pida una revisión (review) en 21 días. En Escocia toda persona sin casa tiene derecho a un alojamiento por ahora.',
  },
  'gb.harass.right-order': {
    says: 'Acosar a alguien dos días o más es delito, y acechar también. Un tribunal puede además prohibirlo y darle dinero.',
  },
  'gb.harass.scotland': {
    says: 'Puede pedir al tribunal una orden (non-harassment order). Romperla es delito. Guarde cada mensaje y avise a la policía.',
  },
  'gb.harass.images': {
    says: 'Compartir una imagen íntima sin su sí, o amenazar con ello, es delito. Guarde los mensajes y avise a la policía.',
  },
  'gb.harass.answer': {
    says: 'Guarde cada mensaje y apunte cada visita. Denúncielo a la policía como acoso. Un tribunal puede prohibirlo. En peligro, llame al 999.',
  },
  'gb.home-sale.wants': {
    says: 'La empresa quiere que siga con un contrato que usted quiere acabar.',
  },
  'gb.home-sale.right-cancel': {
    says: 'Si firmó en casa, por teléfono o por internet, puede cancelar en 14 días. Si no se lo dijeron por escrito, tiene hasta un año más. Las cosas hechas a su gusto quedan fuera.',
  },
  'gb.home-sale.right-deposit': {
    says: 'Solo pueden quedarse lo que sea su pérdida real. Una cláusula que les deja toda una señal grande puede no obligarle.',
  },
  'gb.home-sale.step': {
    says: 'Cancele hoy por escrito y guarde prueba. Pida la página sobre su derecho a cancelar, y una lista de sus gastos reales.',
  },
  'gb.refund.right-card': {
    says: 'En una compra con tarjeta de crédito de más de £100 y hasta £30,000, la tarjeta responde con el vendedor. Por menos, pida el chargeback.',
  },
  'gb.file.right-correct': {
    says: 'Puede ver gratis su informe de crédito y hacer corregir errores. Escriba a la agencia y a la empresa. Puede añadir una nota de 200 palabras.',
  },
  'gb.licence.right-medical': {
    says: "Envíe nuevos datos médicos y pida a la DVLA que lo mire otra vez. Puede acudir a un Magistrates' Court en seis meses, o en Escocia a un sheriff en 21 días.",
  },
  'gb.badge.right-again': {
    says: 'Pregunte al ayuntamiento por escrito por qué, y pida otra mirada con más pruebas médicas. Después quedan su vía de quejas y el Local Government Ombudsman.',
  },
  'gb.caution.right-lawyer': {
    says: 'Puede tener un abogado, y lo que diga puede usarse en el juicio. No tiene que aceptar una multa en lugar de una acusación.',
  },
  'gb.job.right-illness': {
    says: 'Una enfermedad de un año o más puede ser una discapacidad. Entonces el empleador debe hacer antes cambios justos, y no puede despedirle por ella sin buena razón.',
  },
  'gb.job.right-report': {
    says: 'Necesitan su permiso para un informe de su propio médico. Puede verlo antes y pedir que corrijan errores.',
  },
  'gb.job.flexible': {
    says: 'Puede pedir trabajo flexible dos veces al año, desde el primer día. El empleador debe hablar con usted, contestar en dos meses y dar una razón permitida.',
  },
  'gb.job.grievance': {
    says: 'Su empleador debe estudiar una queja, reunirse con usted y un acompañante, y dejarle recurrir. Vigile mientras tanto el plazo del tribunal laboral.',
  },
  'gb.scotland.right-debt-plan': {
    says: 'Un plan de pago (Debt Arrangement Scheme) le deja pagar todas las deudas con el tiempo. Para los intereses y las acciones de los acreedores. Lo prepara un asesor.',
  },
}
