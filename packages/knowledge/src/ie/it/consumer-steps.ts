/** The Italian words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_IT: Words = {
  'ie.ask-bank.step-complain': {
    says: 'Reclami prima per iscritto alla banca o all’assicurazione. Se dice di no, il Financial Services and Pensions Ombudsman esamina il caso gratis.',
  },
  'ie.buy.step-write': {
    says: 'Scriva al venditore. Dica cosa è andato male, cosa vuole e per quale data.',
  },
  'ie.buy.step-proof': {
    says: 'Tenga lo scontrino, le foto e i messaggi.',
  },
  'ie.buy.step-card': {
    says: 'Se ha pagato con carta e non ha avuto nulla, chieda alla banca lo storno (chargeback).',
  },
  'ie.buy.step-small': {
    says: 'Se rifiutano, usi online la procedura per piccole cause (small claims), fino a 2.000 €.',
  },
  'ie.buy.opt-complain': {
    title: 'Fare reclamo',
    says: 'Prima al venditore. Per una ditta di un altro Paese UE, chieda a ECC Ireland.',
    cost: 'Gratis.',
    time: 'Settimane.',
    risk: 'Basso.',
    bestFor: 'Il venditore non vuole ascoltare.',
  },
  'ie.buy.opt-remedy': {
    title: 'Chiedere un rimedio',
    says: 'Chieda riparazione, uno nuovo o i soldi, e nomini il Consumer Rights Act 2022.',
    cost: 'Gratis.',
    time: 'Giorni.',
    risk: 'Basso.',
    bestFor: 'Vuole risolvere in fretta.',
  },
  'ie.buy.opt-small': {
    title: 'Piccola causa (small claims)',
    says: 'Chieda fino a 2.000 € online senza avvocato (solicitor).',
    cost: '25 €.',
    time: 'Alcuni mesi.',
    risk: 'Basso.',
    bestFor: 'Ha prove e il venditore è in Irlanda.',
  },
}
