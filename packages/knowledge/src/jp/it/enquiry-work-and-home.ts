/** Questions sur travail et logement, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_IT: Words = {
  'jp.ask.bullying': {
    says: 'Scriva ogni giorno, le parole e chi c’era. Lo dica per iscritto allo sportello della ditta: deve esaminarlo e non può punirla. Se non fa nulla, vada allo sportello lavoro gratuito (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Lo straordinario richiede almeno il 25% in più, anche se il capo l’ha solo lasciato fare. Tenga note, e-mail e orari Suoi. Chieda per iscritto, poi vada all’ispettorato del lavoro (労働基準監督署). Ha tre anni.',
  },
  'jp.ask.job-benefit': {
    says: 'Vada a Hello Work con il foglio di uscita (離職票). Se la ditta ha chiuso il lavoro, parte dopo sette giorni. Se è andato via Lei, c’è di solito un mese in più. Se il foglio ha il motivo sbagliato, si opponga lì.',
  },
  'jp.ask.repairs': {
    says: 'Lo dica per iscritto al padrone di casa o al gestore, con foto. Devono riparare. Se una parte non si può usare, l’affitto scende di quella parte. Se non agiscono in un tempo giusto, può far riparare e chiedere la spesa.',
  },
  'jp.ask.landlord-enters': {
    says: 'Non senza il Suo sì, salvo una vera emergenza come un incendio o un tubo rotto. Per riparazioni necessarie deve farli entrare, in un’ora che concorda. Scriva al gestore che non permette ingressi senza avviso. Se continua, chiami la polizia.',
  },
  'jp.ask.paid-leave': {
    says: 'Dopo sei mesi, con l’80% dei giorni lavorati, ha ferie pagate. Sono dieci giorni a tempo pieno, meno a tempo parziale secondo i giorni alla settimana. La ditta può solo spostare il giorno se fermerebbe il lavoro. Non può punirla.',
  },
}
