/** Ground rent of a long lease, and the notice that must come before it (England and Wales): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const GROUND_RENT_IT: Words = {
  'gb.ground-rent.right-notice': {
    says: 'Il canone del suolo (ground rent) è dovuto solo dopo un avviso nella forma di legge. La data deve essere da 30 a 60 giorni dopo.',
  },
  'gb.ground-rent.right-form': {
    says: 'L’avviso deve usare il modello ufficiale, con le note. Se manca qualcosa, ne chieda uno completo.',
  },
  'gb.ground-rent.right-address': {
    says: 'Il canone non è dovuto finché il proprietario non Le dà un indirizzo in Inghilterra o Galles a cui scrivere.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'Non possono chiudere il contratto per £350 o meno, salvo che una parte sia in ritardo da più di tre anni.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Una spesa per il ritardo deve essere giusta e arrivare con un riassunto dei Suoi diritti. Un tribunale può decidere.',
  },
  'gb.ground-rent.not-out': {
    says: 'Nessuno può metterLa fuori di casa per il canone del suolo senza un giudice.',
  },
  'gb.ground-rent.new-leases': {
    says: 'La maggior parte dei contratti fatti dal 30 giugno 2022 non può chiedere un vero canone del suolo. Guardi la data del Suo.',
  },
  'gb.ground-rent.want': {
    says: 'Il proprietario dell’edificio o del suolo chiede il canone del Suo lungo contratto.',
  },
  'gb.ground-rent.reality': {
    says: 'Se l’avviso è giusto, il canone è dovuto. Le piccole somme mettono di rado a rischio la casa, ma le spese possono crescere.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Se avviso e somma sono giusti, paghi e tenga la prova.',
    title: 'Pagare entro la data',
    cost: 'Il canone.',
    time: 'Entro la data dell’avviso.',
    risk: 'Nessuno, se la somma è giusta.',
    bestFor: 'L’avviso corrisponde al contratto.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Scriva che cosa manca o è sbagliato, e chieda un nuovo avviso.',
    title: 'Chiedere un avviso giusto',
    cost: 'Un francobollo.',
    time: 'Prima della data.',
    risk: 'Se ha torto, possono arrivare spese.',
    bestFor: 'La forma, la somma o l’indirizzo è sbagliato.',
  },
  'gb.ground-rent.step-check': {
    says: 'Cerchi nel contratto la somma e i giorni del canone. Li confronti con l’avviso.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Se l’avviso è giusto, paghi entro la data, così non aggiungono spese. Se no, scriva che cosa manca.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'L’avviso deve usare il modello ufficiale, con le note. Se manca qualcosa, ne chieda uno completo.',
  },
}
