/** Questions about fences, noise, trees, dogs and city rules: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBORS_IT: Words = {
  'us.ask-life.over-the-line': {
    says: 'Senza il suo sì, di solito non può restare sul suo terreno. Faccia segnare il confine da un geometra abilitato (surveyor). Poi scriva al vicino con una copia e un giorno per spostarla, e offra una mediazione gratuita. Non la abbatta da solo. Altrimenti un giudice può ordinare lo spostamento o darle denaro. Non aspetti anni: in California cinque anni, con le tasse pagate, possono dare la striscia al vicino. Altri stati hanno altri termini.',
  },
  'us.ask-life.fence': {
    says: 'Decidono le regole di Stato e città. In California i vicini quasi sempre dividono un recinto necessario, dopo 30 giorni di avviso scritto. In molti Stati non deve nulla che non ha accettato.',
    dependsOn: 'il Suo Stato, e se il recinto serve',
  },
  'us.ask-life.noise': {
    says: 'Tenga un diario e scriva prima al vicino. Poi faccia reclamo alla città o al proprietario (landlord). Se va molto oltre il normale, un tribunale può fermarlo o dare soldi.',
  },
  'us.ask-life.tree': {
    says: 'Quasi sempre può tagliare i rami fino al confine a Sue spese, se l’albero vive. Il proprietario paga i danni di un albero che sembrava pericoloso. Glielo dica per iscritto.',
    dependsOn: 'se l’albero sembrava già pericoloso',
  },
  'us.ask-life.dog': {
    says: 'In molti Stati il padrone paga il morso, anche il primo. In altri deve mostrare che conosceva il pericolo o fu negligente, come un cancello aperto o l’obbligo del guinzaglio. Vada dal medico, lo segnali ad animal control, tenga foto e conti. Chieda l’assicurazione della casa del padrone, che di solito paga. Se rifiuta, può decidere il tribunale per piccole cause.',
    dependsOn: 'il Suo Stato',
  },
  'us.ask-life.city-code': {
    says: 'Legga la regola e la data. Rimedi e mandi foto, o chieda per iscritto più tempo o un’udienza prima che la multa inizi.',
  },
}
