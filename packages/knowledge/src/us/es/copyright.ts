/** The Spanish words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_ES: Words = {
  'us.copyright.want': {
    says: 'Dicen que usó o compartió algo sin permiso, y quieren dinero o que usted pare.',
  },
  'us.copyright.who': {
    says: 'Esto viene de un dueño, un despacho de abogados o una empresa que busca usos. Una carta no es una demanda.',
  },
  'us.copyright.reality': {
    says: 'Estas cartas a menudo piden mucho más de lo que daría una corte. Revise de quién es la obra y si usted la usó.',
  },
  'us.copyright.rights-summary': {
    says: 'Puede pedir pruebas de propiedad y registro, decir que fue un uso justo (fair use) u ofrecer una suma menor.',
  },
  'us.copyright.not-yet': {
    says: 'No pueden quitarle dinero por una carta. Deben demandar en una corte federal o usar la Copyright Claims Board.',
  },
  'us.copyright.right-proof': {
    says: 'Si la obra es de Estados Unidos, deben registrarla antes de demandar. Pida el número y la fecha del registro.',
  },
  'us.copyright.right-low-sum': {
    says: 'Si la obra se registró solo después de empezar su uso, en la mayoría de los casos no se deben sumas fijas ni abogados.',
  },
  'us.copyright.right-fair-use': {
    says: 'Algún uso es uso justo (fair use) y está permitido, como comentario, noticias, enseñanza o parodia. Depende del caso.',
  },
  'us.copyright.right-counter': {
    says: 'Si quitaron su publicación por error, puede enviar un contraaviso (counter notice) al sitio. Puede volver en 10 a 14 días hábiles.',
  },
  'us.copyright.deadline-opt-out': {
    says: 'Tiene 60 días desde la entrega de los papeles para excluirse (opt out) de la Copyright Claims Board.',
    action: 'Decidir: excluirse (opt out) de la Copyright Claims Board, o contestar allí',
    consequence: 'Si no hace nada, la Board puede decidir contra usted.',
  },
  'us.copyright.limitation': {
    says: 'Un reclamo de derechos de autor (copyright) debe presentarse en los tres años después de que surgió.',
    from: 'el día del uso, o en muchas cortes el día en que lo descubrieron',
    restartedBy: 'Cada uso nuevo empieza sus propios tres años.',
  },
  'us.copyright.step-stop': {
    says: 'Quite la imagen o el archivo, pero guarde una copia de cómo lo usó. No admita nada todavía.',
  },
  'us.copyright.step-check': {
    says: 'Revise de dónde lo sacó y si tenía una licencia. Busque la obra en Copyright.gov.',
  },
  'us.copyright.step-ask': {
    says: 'Escriba y pida pruebas: de quién es, su registro y cómo llegaron a la suma.',
  },
  'us.copyright.step-court': {
    says: 'Si recibe papeles de la corte o de la Copyright Claims Board, actúe a más tardar en su fecha. Entonces un abogado vale la pena.',
  },
  'us.copyright.option-dispute': {
    says: 'Pida pruebas y diga por qué no lo debe. Sea cortés y breve.',
    title: 'Pedir pruebas y disputarlo',
    cost: 'Gratis',
    time: 'Antes de la fecha de la carta',
    risk: 'Pueden demandar, aunque la mayoría no lo hace.',
    bestFor: 'No fue usted, tenía permiso o fue uso justo (fair use).',
  },
  'us.copyright.option-settle': {
    says: 'Ofrezca lo que habría costado una licencia. Firme solo un papel que termine todo el asunto.',
    title: 'Ofrecer un pago justo por la licencia',
    cost: 'A menudo mucho menos de lo que piden',
    time: 'Semanas',
    risk: 'Consiga por escrito la renuncia a todos los reclamos (release).',
    bestFor: 'Sí lo usó sin permiso.',
  },
  'us.copyright.option-help': {
    says: 'Una clínica de una facultad de derecho o un abogado de propiedad intelectual puede decirle cuánto vale.',
    title: 'Preguntar a un abogado',
    cost: 'Algunas clínicas son gratis',
    time: 'Pronto',
    risk: 'Ninguno.',
    bestFor: 'La suma es grande o hay papeles de la corte.',
  },
}
