/** The Italian words of the rows in ../penal-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDER_ROWS_IT: Words = {
  'fr.penal-order.want': {
    says: 'Un giudice L’ha punita per iscritto, senza udienza (ordonnance pénale).',
  },
  'fr.penal-order.reality': {
    says: 'È una vera condanna. Se non si oppone in tempo, resta e può finire sul casellario (casier judiciaire).',
  },
  'fr.penal-order.deadline-offence': {
    says: 'Per un reato (délit) ha 45 giorni per opporsi. Per posta corrono dal giorno dell’invio.',
    action: 'Opporsi (opposition) alla cancelleria del tribunale',
    consequence: 'La condanna diventa definitiva.',
  },
  'fr.penal-order.deadline-minor': {
    says: 'Per un’infrazione minore (contravention) ha 30 giorni dall’invio per pagare o opporsi.',
    action: 'Opporsi (opposition) alla cancelleria del tribunale, o pagare',
    consequence: 'La condanna diventa definitiva.',
  },
  'fr.penal-order.right-object': {
    says: 'Può opporsi senza motivi. Allora c’è un’udienza con Lei e un avvocato. Il giudice può decidere meno, o di più.',
  },
  'fr.penal-order.right-less': {
    says: 'Se paga la multa entro un mese, è più bassa di un quinto.',
  },
  'fr.penal-order.warn': {
    says: 'Prima di pagare pensi a patente, lavoro e casellario. Veda un avvocato prima che finisca il tempo.',
  },
  'fr.penal-order.step': {
    says: 'Scriva il giorno dell’invio. Chieda di vedere il fascicolo tramite un avvocato. Con un reddito basso paga lo Stato (aide juridictionnelle).',
  },
  'fr.penal-order.option': {
    says: 'Mandi una raccomandata alla cancelleria (greffe): «Mi oppongo all’ordine del (data, numero).»',
    title: 'Opporsi all’ordine',
    cost: 'Gratis.',
    time: '45 giorni per un reato, 30 per un’infrazione minore.',
    risk: 'Il giudice può decidere più duramente.',
    bestFor: 'È sbagliato, o sono a rischio patente o lavoro.',
  },
  'fr.fixed-offence.right': {
    says: 'Può contestare questa multa fissa entro 45 giorni (requête en exonération) ed essere sentito da un giudice. Pagare vale come condanna nel casellario.',
  },
}
