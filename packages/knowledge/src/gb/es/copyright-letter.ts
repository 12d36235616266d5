/** The Spanish words of the rows in ../copyright-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_LETTER_ES: Words = {
  'gb.copyright.want': {
    says: 'Quieren dinero por un uso que dicen que usted hizo. Es una oferta de acuerdo, no una multa.',
  },
  'gb.copyright.rights-summary': {
    says: 'Puede pedir que prueben de quién es la obra, que usted la usó y cómo llegaron a la cantidad.',
  },
  'gb.copyright.reality': {
    says: 'Ningún juzgado ha mirado esto. La cantidad es suya. Un juzgado miraría cuánto habría costado una licencia justa.',
  },
  'gb.copyright.who': {
    says: 'El remitente es una empresa privada que actúa por un dueño. No tiene poder oficial. Un cobrador (debt collector) tampoco.',
  },
  'gb.copyright.not-yet': {
    says: 'Una reclamación así no es una deuda hasta que usted la acepte o lo diga un juzgado. Nadie puede llevarse ahora sus cosas por ella.',
  },
  'gb.copyright.know': {
    says: 'Una foto que encuentra en internet no es de uso libre, aunque no lleve marca. Pero el precio que piden a menudo se puede hablar.',
    learnMore:
      'Mire lo que cobra el dueño por una licencia de ese tipo y duración. Es un buen comienzo para una oferta.',
  },
  'gb.copyright.step-remove': {
    says: 'Quite la obra ya y guarde una copia con fecha de la página como estaba. Con eso no reconoce nada.',
  },
  'gb.copyright.step-genuine': {
    says: 'Compruebe que el remitente es real. No abra enlaces ni archivos de un correo. Busque usted la empresa.',
  },
  'gb.copyright.step-proof': {
    says: 'Pida pruebas por escrito: el dueño, el derecho a reclamar, la foto, la página, las fechas y el cálculo de la cantidad.',
  },
  'gb.copyright.step-source': {
    says: 'Averigüe de dónde la sacó. Una licencia, un diseñador web o un banco de fotos gratuito puede ser su respuesta.',
  },
  'gb.copyright.step-offer': {
    says: 'Si la usó, ofrezca lo que habría costado una licencia por ese tiempo. Diga que es para cerrar todo el asunto.',
  },
  'gb.copyright.step-deny': {
    says: 'Si no la usó, o tenía permiso, dígalo y envíe sus pruebas. Sea breve.',
  },
  'gb.copyright.right-proof': {
    says: 'Deben probar que la obra es suya o que pueden reclamar por el dueño, y que usted la copió o la mostró.',
  },
  'gb.copyright.right-innocent': {
    says: 'Si no sabía, ni tenía motivo para pensar, que la obra estaba protegida, un juzgado no concede indemnización. Esto es raro.',
  },
  'gb.copyright.right-exceptions': {
    says: 'Algunos usos no necesitan permiso, como una cita justa, una reseña, el estudio privado o la parodia.',
  },
  'gb.copyright.right-letter': {
    says: 'Antes de una demanda judicial deberían escribir con detalles y darle un tiempo justo para contestar.',
  },
  'gb.copyright.option-proof': {
    says: 'Escriba una carta tranquila y diga qué quiere ver.',
    title: 'Pedir pruebas',
    cost: 'Un sello.',
    time: 'Una hora.',
    risk: 'Bajo.',
    bestFor: 'No está seguro del uso, del dueño o de la cantidad.',
  },
  'gb.copyright.option-offer': {
    says: 'Ofrezca lo que habría costado una licencia, para cerrarlo todo.',
    title: 'Ofrecer el precio justo de una licencia',
    cost: 'Lo que ofrezca.',
    time: 'Unas semanas.',
    risk: 'Puede leerse como un reconocimiento. Diga que es solo para llegar a un acuerdo.',
    bestFor: 'La usó sin permiso.',
  },
  'gb.copyright.option-help': {
    says: 'La Intellectual Property Office tiene guías gratuitas. Algunos abogados dan gratis una primera consulta.',
    title: 'Pedir consejo',
    cost: 'Nada al principio.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'La cantidad es grande, o llegaron papeles judiciales.',
  },
  'gb.copyright.warn-ignore': {
    says: 'Las reclamaciones reales pueden ir al juzgado, y quien pierde paga. No la ignore si usó la obra.',
  },
  'gb.copyright.warn-sign': {
    says: 'Un compromiso firmado (undertaking) puede atarle durante años. No firme ninguno sin consejo.',
  },
  'gb.copyright.insight-short': {
    says: 'El plazo corto es suyo. La ley no le da fuerza.',
    actionable: 'Responda antes de todos modos, y pida los papeles que necesita.',
  },
  'gb.copyright.insight-collector': {
    says: 'Un cobrador trata esto como una deuda. Una indemnización que usted discute no es una deuda.',
    actionable: 'Diga por escrito al cobrador que la discute y que solo tratará con el dueño.',
  },
  'gb.copyright.insight-strict': {
    says: 'Es verdad que no saberlo casi nunca es una defensa. Aun así puede importar para la cantidad.',
    actionable: 'Cuénteles cómo le llegó la obra, con fechas.',
  },
  'gb.copyright.know-small': {
    says: 'Una demanda de hasta £10,000 va a la vía de pequeñas causas de un tribunal especial. Allí quien pierde paga poco de las costas del otro.',
  },
}
