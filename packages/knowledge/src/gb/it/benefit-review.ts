/** Un modulo di revisione di un sussidio: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REVIEW_IT: Words = {
  'gb.benefit-review.no-decision': {
    says: 'Questa non è una decisione. Di regola i soldi continuano mentre esaminano il modulo.',
  },
  'gb.benefit-review.step-fill': {
    says: 'Compili tutto il modulo, come se non sapessero nulla di Lei. Non scriva solo «nessun cambiamento».',
  },
  'gb.benefit-review.step-days': {
    says: 'Descriva giorni buoni e brutti, quanto spesso, e quale aiuto Le serve. Dica cosa è pericoloso, lento o doloroso.',
  },
  'gb.benefit-review.step-proof': {
    says: 'Aggiunga copie di lettere di medici o assistenti. Copi tutto il modulo e tenga la prova di invio.',
  },
  'gb.benefit-review.right-time': {
    says: 'Può chiedere più tempo. Chiami prima del giorno indicato e segni il nuovo giorno e il nome.',
  },
  'gb.benefit-review.right-late': {
    says: 'Se è in ritardo per un buon motivo, come malattia, lo invii e lo dica. Devono guardare il motivo e la Sua salute.',
  },
  'gb.benefit-review.right-assessment': {
    says: 'Se c’è una visita, può farsi accompagnare. Può chiederla per telefono, a casa o registrata.',
  },
  'gb.benefit-review.right-challenge': {
    says: 'Se la nuova decisione è sbagliata, chieda entro un mese il riesame. Poi può andare a un tribunale gratuito.',
  },
  'gb.benefit-review.work-right': {
    says: 'Dica anche se lavorare, o dover cercare, metterebbe la salute in vero pericolo. Conta oltre ai punti.',
  },
  'gb.benefit-review.scotland-right': {
    says: 'Se la nuova decisione è sbagliata, ne chieda un’altra (re-determination) entro 42 giorni. Poi può appellarsi entro 31 giorni.',
  },
  'gb.benefit-review.warning': {
    says: 'Senza modulo né buon motivo, il sussidio può fermarsi. Chiami oggi se non ce la fa.',
  },
  'gb.benefit-review.insight': {
    says: 'Una revisione può alzare, tenere o abbassare il sussidio.',
    actionable: 'Indichi tutto ciò che è più difficile dall’ultimo modulo.',
  },
  'gb.benefit-review.option-help': {
    says: 'Chieda un incontro prima di quel giorno a Citizens Advice, un Law Centre o un’associazione di malati.',
    title: 'Compilarlo con un consulente gratuito',
    cost: 'Niente.',
    time: 'Un’ora o due.',
    risk: 'Gli incontri sono pochi. Chieda più tempo se deve aspettare.',
    bestFor: 'Il modulo è lungo o difficile.',
  },
  'gb.benefit-review.option-send': {
    says: 'Lo spedisca qualche giorno prima, o online se la lettera lo permette.',
    title: 'Inviare in tempo il modulo con le prove',
    cost: 'Niente.',
    time: 'Alcune ore in più giorni.',
    risk: 'Poche parole possono costare punti.',
    bestFor: 'Può raccontare i Suoi giorni da sé.',
  },
  'gb.benefit-asks.want': {
    says: "L'ufficio le chiede di mostrare o mandare qualcosa. Non è una decisione, e non si chiedono soldi indietro.",
  },
  'gb.benefit-asks.rights': {
    says: 'Per una domanda nuova di solito ha un mese, o di più se accettano. Per un aiuto che riceve già possono essere 14 giorni. Chieda più tempo prima del giorno, se le serve.',
  },
  'gb.benefit-asks.step-send': {
    says: 'Faccia quanto chiesto prima del giorno. Vada in ufficio, usi la posta o il suo account, e conservi una prova.',
  },
  'gb.benefit-asks.step-time': {
    says: 'Se non riesce in tempo, lo dica e dica perché prima del giorno. Se chiudono la domanda, chieda entro un mese un nuovo esame.',
  },
}
