/** Papers of a divorce in Northern Ireland: the words in Spanish. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Dónde viven los hijos y a quién ven se acuerda entre ustedes. Si no se logra, el juzgado decide lo mejor para el niño.',
}
const HOME: RowWords = {
  says: '¿La casa está solo a nombre de su pareja? Puede vivir en ella hasta que un juzgado o el divorcio le ponga fin.',
  actionable: 'No se vaya ni firme nada sobre la casa antes de tener consejo.',
}

export const DIVORCE_NORTHERN_IRELAND_ES: Words = {
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
