/** The Italian words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'us.consumer.want': {
    says: 'Una ditta dice che cosa farà o non farà per il Suo acquisto o contratto.',
  },
  'us.consumer.who': { says: 'È un’impresa privata. Il suo no non è l’ultima parola.' },
  'us.consumer.reality': {
    says: 'Non c’è un diritto generale di rendere le merci perché ha cambiato idea. Merci difettose e costi nascosti sono un’altra cosa.',
  },
  'us.consumer.rights-summary': {
    says: 'Può contestare un addebito sulla carta, usare la garanzia, fare reclamo al Suo Stato e andare al tribunale per le piccole cause (small claims court).',
  },
  'us.consumer.right-billing': {
    says: 'Per merci non arrivate o un addebito sbagliato, scriva alla società della carta entro 60 giorni dall’estratto conto.',
  },
  'us.consumer.right-cooling-off': {
    says: 'Può annullare una vendita da $25 in su a casa Sua, o da $130 in su in hotel o a una fiera. Ha tempo fino alla mezzanotte del terzo giorno lavorativo.',
  },
  'us.consumer.right-online-cancel': {
    says: 'Una ditta online deve dirle le condizioni, avere il Suo chiaro consenso e dare un modo semplice per fermare gli addebiti.',
  },
  'us.consumer.right-delivery': {
    says: 'Le merci comprate online devono partire nel tempo promesso, o entro 30 giorni. Se no, può annullare e avere i soldi indietro.',
  },
  'us.consumer.right-warranty': {
    says: 'Se una ditta viola la sua garanzia scritta può farle causa, e può avere le spese del Suo avvocato.',
  },
  'us.consumer.right-small-claims': {
    says: 'Può portare la ditta al tribunale per le piccole cause (small claims court) senza avvocato. Ogni Stato ha la sua somma massima.',
  },
  'us.consumer.step-write': {
    says: 'Scriva alla ditta: che cosa ha comprato, che cosa è andato male, che cosa vuole ed entro quale data.',
  },
  'us.consumer.step-card': {
    says: 'Se ha pagato con carta di credito, contesti subito per iscritto l’addebito alla società della carta.',
  },
  'us.consumer.step-proof': {
    says: 'Tenga lo scontrino, il contratto, le foto e tutti i messaggi.',
  },
  'us.consumer.option-card': {
    says: 'Mandi una lettera all’indirizzo per le contestazioni (billing dispute). Devono rispondere entro 30 giorni e decidere entro due cicli di fatturazione.',
    title: 'Contestare alla società della carta',
    cost: 'Gratis',
    time: 'Entro 60 giorni dall’estratto conto',
    risk: 'Nessuno se dice il vero. Continui a pagare il resto.',
    bestFor: 'Ha pagato con carta di credito.',
  },
  'us.consumer.option-complain': {
    says: 'Il procuratore generale del Suo Stato (attorney general) o l’ufficio dei consumatori può spingere la ditta. Lo dica anche alla FTC.',
    title: 'Fare reclamo al Suo Stato',
    cost: 'Gratis',
    time: 'Settimane',
    risk: 'Nessuno.',
    bestFor: 'La ditta non risponde.',
  },
  'us.consumer.option-court': {
    says: 'Depositi la richiesta al tribunale del posto. Racconta tutto al giudice con le Sue parole.',
    title: 'Andare al tribunale per le piccole cause (small claims court)',
    cost: 'Una piccola tassa',
    time: 'Da uno a tre mesi',
    risk: 'Può perdere la tassa.',
    bestFor: 'La somma è nel limite e ha le prove.',
  },
}
