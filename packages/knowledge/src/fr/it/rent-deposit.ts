/** The Italian words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'fr.deposit.want': {
    says: 'Il padrone di casa dice che cosa trattiene dalla cauzione (dépôt de garantie), e perché.',
  },
  'fr.deposit.right-time': {
    says: 'Deve tornare entro un mese dalle chiavi se tutto è come prima, altrimenti entro due. Ogni mese di ritardo aggiunge il 10% dell’affitto.',
  },
  'fr.deposit.right-proof': {
    says: 'Il padrone di casa deve provare ogni somma trattenuta, con i due stati della casa e fatture. L’usura normale non la paga Lei.',
  },
  'fr.deposit.step-write': {
    says: 'Scriva per raccomandata: chieda la somma, dica il giorno delle chiavi, e unisca i due stati e foto.',
  },
  'fr.deposit.option-claim': {
    says: 'La commissione di conciliazione (commission départementale de conciliation) è gratis. Poi decide il giudice locale.',
    title: 'Chiederla, poi andare in conciliazione',
    cost: 'Gratis',
    time: 'Alcune settimane',
    risk: 'Anche il padrone di casa può chiedere danni.',
    bestFor: 'Il tempo è passato, o il danno non è provato.',
  },
  'fr.deposit.not-yet': {
    says: 'Una lettera non decide. Ciò che trattengono senza prova, un giudice può farglielo restituire.',
  },
  'fr.deposit.right-age': {
    says: 'Anche per un danno vero si toglie l’età di pittura, pavimento o impianti. Una pittura vecchia può non valere nulla.',
  },
  'fr.deposit.right-share': {
    says: 'In un condominio può tenere fino al 20 % fino all’approvazione dei conti. Il resto deve tornare ora.',
  },
  'fr.deposit.step-papers': {
    says: 'Confronti riga per riga i verbali del primo e dell’ultimo giorno (états des lieux) e cerchi le Sue foto.',
  },
  'fr.deposit.insight-three-years': {
    says: 'Ha tre anni per chiedere indietro il deposito.',
    actionable: 'Prima scriva, poi vada alla commissione gratuita e dal giudice.',
  },
}
