/** Lavori previsti nell’edificio: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const WORKS_CONSULTATION_IT: Words = {
  'gb.works.no-bill': {
    says: 'Non è una fattura. Ancora nulla è dovuto, e può dire cosa pensa del piano.',
  },
  'gb.works.step-write': {
    says: 'Invii il parere per iscritto prima dell’ultimo giorno. Dica se i lavori servono ora e cosa costerebbe meno.',
  },
  'gb.works.step-lease': {
    says: 'Guardi il contratto (lease): il proprietario deve fare questi lavori, Lei deve pagare e quale quota?',
  },
  'gb.works.step-together': {
    says: 'Parli con i vicini e rispondete insieme. Indichi un’impresa di fiducia se l’avviso lo chiede.',
  },
  'gb.works.right-views': {
    says: 'Ha almeno 30 giorni a ogni fase, sul piano e poi sui preventivi. Il proprietario deve tenerne conto.',
  },
  'gb.works.right-cap': {
    says: 'Se la Sua quota supera £250 e non consultano come dice la legge, di regola possono chiedere solo £250.',
  },
  'gb.works.right-see': {
    says: 'Servono almeno due preventivi, uno di un’impresa senza legami con il proprietario. Può vederli gratis.',
  },
  'gb.works.right-fair': {
    says: 'Paga solo costi equi per un lavoro corretto. Il tribunale può deciderlo, prima o dopo.',
  },
  'gb.works.right-safety': {
    says: 'Per rivestimenti pericolosi e molti difetti antincendio in edifici alti forse non deve nulla o solo una parte. Chieda prima consiglio.',
  },
  'gb.works.insight': {
    says: 'Un tribunale può scusare passi mancati (dispensation), per lo più se nessuno ci ha perso.',
    actionable: 'Scriva ora cosa avrebbe chiesto. Poi mostra la perdita.',
  },
  'gb.works.option-views': {
    says: 'Chieda la perizia, il piano e la quota di ogni casa. Proponga idee e un’impresa.',
    title: 'Inviare il parere sui lavori',
    cost: 'Niente.',
    time: 'Una lettera entro 30 giorni.',
    risk: 'Devono ascoltare, non accettare.',
    bestFor: 'Chi dubita del bisogno o del prezzo.',
  },
  'gb.works.option-plan': {
    says: 'Chieda se c’è un fondo di riserva e quali piani offrono. I comuni hanno spesso piani di anni.',
    title: 'Chiedere presto di pagare a rate',
    cost: 'La Sua quota, diluita.',
    time: 'Prima della fattura.',
    risk: 'Un privato può rifiutare.',
    bestFor: 'I lavori servono, ma la somma è troppa.',
  },
  'gb.works.scotland': {
    says: 'In Scozia vale l’atto (title deeds), o il voto della maggioranza. Devono avvisarLa e può votare.',
  },
  'gb.works.scotland-step': {
    says: 'Cerchi nell’atto la quota e come si decide. Chieda almeno due preventivi prima del voto.',
  },
}
