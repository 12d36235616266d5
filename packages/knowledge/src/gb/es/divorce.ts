/** Papeles de un divorcio: el derecho del Reino Unido en español. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Dónde viven los hijos y a quién ven se acuerda entre ustedes. Si no se logra, el juzgado decide lo mejor para el niño.',
}
const HOME: RowWords = {
  says: '¿La casa está solo a nombre de su pareja? Puede vivir en ella hasta que un juzgado o el divorcio le ponga fin.',
  actionable: 'No se vaya ni firme nada sobre la casa antes de tener consejo.',
}

export const DIVORCE_PAPERS_ES: Words = {
  'gb.divorce-papers.deadline': {
    says: 'Tiene 14 días desde que recibe los papeles para enviar el acuse de recibo (acknowledgement of service).',
    action: 'Enviar su respuesta (acknowledgement of service)',
    consequence:
      'El divorcio puede seguir sin usted, y quizá pague la entrega de los papeles en mano.',
  },
  'gb.divorce-papers.no-blame': {
    says: 'No se culpa a nadie. Basta con que uno diga que el matrimonio se acabó; no quererlo no lo para.',
  },
  'gb.divorce-papers.time': {
    says: 'Tarda al menos 26 semanas: 20 semanas hasta la orden provisional (conditional order), y seis más hasta la final. Hasta entonces está casado.',
  },
  'gb.divorce-papers.right-dispute': {
    says: 'Solo puede oponerse por una razón legal. El juzgado no es competente, el matrimonio no es válido, o ya terminó.',
  },
  'gb.divorce-papers.right-money': {
    says: 'Casa, ahorros, pensiones y deudas son un caso aparte. El divorcio no los arregla; puede pedir al juzgado una parte justa.',
  },
  'gb.divorce-papers.right-before-final': {
    says: 'Si el dinero no está arreglado, puede pedir al juzgado que mire su situación antes de la orden final.',
  },
  'gb.divorce-papers.children': {
    says: 'Estos papeles no deciden nada sobre sus hijos. Eso se acuerda entre ustedes, o se pide aparte al juzgado.',
  },
  'gb.divorce-papers.warning-new-marriage': {
    says: 'No se case otra vez antes de haber pedido al juzgado lo del dinero. Después puede perder ese derecho.',
  },
  'gb.divorce-papers.home-rights': {
    says: '¿La casa está solo a nombre de su pareja? Usted puede vivir en ella e impedir una venta a sus espaldas.',
    actionable: 'Pida al registro (Land Registry) que anote sus derechos (home rights). Es gratis.',
  },
  'gb.divorce-papers.step-reply': {
    says: 'Envíe el acuse de recibo a tiempo, por internet con el código de la carta o en el formulario. No significa que acepte nada sobre el dinero.',
  },
  'gb.divorce-papers.step-check': {
    says: 'Compruebe los nombres, el día de la boda y las direcciones. Diga en la respuesta qué está mal.',
  },
  'gb.divorce-papers.step-list': {
    says: 'Haga una lista de casa, cuentas, pensiones y deudas de los dos. No firme nada sobre dinero antes de tener consejo.',
  },
  'gb.divorce-papers.option-reply': {
    says: 'Envíe la respuesta, y use las 20 semanas para arreglar dinero e hijos.',
    title: 'Contestar y dejar que siga',
    cost: 'La respuesta no cuesta nada.',
    time: 'Unos minutos.',
    risk: 'El dinero queda abierto hasta que haya una orden.',
    bestFor: 'No tiene una razón legal contra el divorcio.',
  },
  'gb.divorce-papers.option-money': {
    says: 'Llegue a un acuerdo con un mediador o abogado, y pida al juzgado que lo haga orden (consent order).',
    title: 'Arreglar el dinero con una orden',
    cost: 'Una tasa, y el mediador o abogado.',
    time: 'Unos meses.',
    risk: 'Sin orden, las peticiones quedan abiertas durante años.',
    bestFor: 'Tiene casa, pensiones, ahorros o deudas.',
  },
  'gb.divorce-papers.option-dispute': {
    says: 'Dígalo en la respuesta. Luego envíe un formulario (answer) en los 21 días después del día en que debía llegar la respuesta.',
    title: 'Oponerse por una razón legal',
    cost: 'Una tasa, y a menudo un abogado.',
    time: 'Unos meses.',
    risk: 'Si no había razón legal, puede tener que pagar costas.',
    bestFor: 'Debe decidir otro país, o el matrimonio no es válido.',
  },
  'gb.divorce-papers.scotland-deadline': {
    says: 'Tiene 21 días desde que recibe los papeles para decir al juzgado que se defiende.',
    action: 'Decir al juzgado si se defiende',
    consequence: 'Pueden conceder el divorcio sin usted.',
  },
  'gb.divorce-papers.scotland-reasons': {
    says: 'En Escocia debe haber una razón. Suele ser un año separados con su consentimiento, o dos años sin él.',
  },
  'gb.divorce-papers.scotland-right-consent': {
    says: 'Tras un año separados hace falta su consentimiento escrito. Puede negarlo, y retirarlo más tarde.',
  },
  'gb.divorce-papers.scotland-right-money': {
    says: 'Puede pedir una parte justa de lo reunido en el matrimonio: casa, ahorros y pensiones. Las deudas también cuentan.',
  },
  'gb.divorce-papers.scotland-warning-money': {
    says: 'Pida dinero, casa o pensión antes de que se conceda el divorcio. Después, por regla general, es tarde.',
  },
  'gb.divorce-papers.scotland-step': {
    says: 'Vea a un abogado (solicitor) en los 21 días, antes de firmar un consentimiento. Pregunte si la ayuda legal (legal aid) puede pagar.',
  },
  'gb.divorce-papers.scotland-children': CHILDREN,
  'gb.divorce-papers.scotland-home': HOME,
  'gb.divorce-papers.scotland-option-consent': {
    says: 'Firme el consentimiento si hace falta, cuando dinero e hijos estén arreglados.',
    title: 'Dejar que el divorcio siga',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Las peticiones de dinero acaban con el divorcio.',
    bestFor: 'Está de acuerdo, y no queda nada abierto sobre dinero.',
  },
  'gb.divorce-papers.scotland-option-defend': {
    says: 'Envíe el aviso de defensa (notice of intention to defend), aunque solo quiera pedir dinero o algo sobre los hijos.',
    title: 'Decir al juzgado que se defiende',
    cost: 'Una tasa y un abogado, o ayuda legal.',
    time: 'Unos meses.',
    risk: 'Los gastos pueden crecer.',
    bestFor: 'Dinero, casa o hijos no están arreglados.',
  },
  'gb.divorce-papers.ni-reasons': {
    says: 'En Irlanda del Norte debe haber una razón. Suele ser dos años separados con su consentimiento, o cinco años sin él.',
  },
  'gb.divorce-papers.ni-right-consent': {
    says: 'Tras dos años separados hace falta su consentimiento. Puede negarlo.',
  },
  'gb.divorce-papers.ni-right-money': {
    says: 'Casa, ahorros, pensiones y deudas son un caso aparte. Puede pedir al juzgado una parte justa.',
  },
  'gb.divorce-papers.ni-step': {
    says: 'Devuelva el acuse de recibo (acknowledgement of service) en los días que dan los papeles. Vea a un abogado antes de firmar un consentimiento.',
  },
  'gb.divorce-papers.ni-children': CHILDREN,
  'gb.divorce-papers.ni-home': HOME,
  'gb.divorce-papers.ni-two-steps': {
    says: 'Hay dos pasos: la sentencia provisional (decree nisi), y después la definitiva (decree absolute). Está casado hasta la segunda.',
  },
  'gb.divorce-papers.ni-right-defend': {
    says: 'Puede defenderse si la razón de los papeles no es cierta. También puede dejarlo y hablar solo de dinero e hijos.',
  },
  'gb.divorce-papers.ni-option-reply': {
    says: 'Envíe el acuse de recibo (acknowledgement of service) cuando sepa qué significa para dinero e hijos.',
    title: 'Contestar y dejar que siga',
    cost: 'La respuesta no cuesta nada.',
    time: 'Unos minutos.',
    risk: 'Un consentimiento es difícil de retirar después.',
    bestFor: 'Está de acuerdo, y un abogado ha visto los papeles.',
  },
  'gb.divorce-papers.ni-option-solicitor': {
    says: 'Pregunte qué significa para usted la razón de los papeles, y qué pedir sobre el dinero.',
    title: 'Ver a un abogado antes de contestar',
    cost: 'La ayuda legal (legal aid) puede pagar si sus ingresos son bajos.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Todos los que reciben papeles así.',
  },
}
