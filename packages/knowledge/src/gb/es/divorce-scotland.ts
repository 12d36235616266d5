/** Papers of a divorce in Scotland: the words in Spanish. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Dónde viven los hijos y a quién ven se acuerda entre ustedes. Si no se logra, el juzgado decide lo mejor para el niño.',
}
const HOME: RowWords = {
  says: '¿La casa está solo a nombre de su pareja? Puede vivir en ella hasta que un juzgado o el divorcio le ponga fin.',
  actionable: 'No se vaya ni firme nada sobre la casa antes de tener consejo.',
}

export const DIVORCE_SCOTLAND_ES: Words = {
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
}
