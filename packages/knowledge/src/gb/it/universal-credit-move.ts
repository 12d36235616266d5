/** Il passaggio a Universal Credit: il diritto del Regno Unito in italiano. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOT_BY_ITSELF: RowWords = {
  says: 'Il passaggio non avviene da solo. Se non fa domanda, gli aiuti vecchi finiscono, e può perdere il supplemento.',
}
const CLAIM: RowWords = {
  says: 'Faccia domanda entro il giorno limite della lettera, online o per telefono. Non chiuda da solo gli aiuti vecchi.',
  title: 'Chiedere Universal Credit in tempo',
  cost: 'Niente.',
  time: 'Circa un’ora, poi un colloquio.',
  risk: 'Cinque settimane fino al primo pagamento. Chieda un anticipo se serve.',
  bestFor: 'Quasi tutti quelli che ricevono questa lettera.',
}

export const UNIVERSAL_CREDIT_MOVE_IT: Words = {
  'gb.move.not-by-itself': NOT_BY_ITSELF,
  'gb.move.no-fault': {
    says: 'Non ha fatto nulla di male, e questo non è un debito. Chi ha gli aiuti vecchi riceve sempre un avviso così.',
  },
  'gb.move.right-late': {
    says: 'Ha perso il giorno limite? Faccia domanda subito, entro un mese da quel giorno. Il supplemento si può ancora salvare.',
  },
  'gb.move.right-two-weeks': {
    says: 'Housing Benefit, Income Support e ESA o JSA in base al reddito continuano altre due settimane. Non vanno restituiti.',
  },
  'gb.move.right-savings': {
    says: 'Aveva tax credits e più di £16,000 di risparmi? Può avere lo stesso Universal Credit per i primi 12 mesi.',
  },
  'gb.move.right-advance': {
    says: 'Il primo pagamento arriva dopo circa cinque settimane. Può chiedere un anticipo, un prestito senza interessi.',
  },
  'gb.move.right-again': {
    says: 'Se la prima somma sembra sbagliata, chieda entro un mese un nuovo esame (mandatory reconsideration). Poi il ricorso è gratuito.',
  },
  'gb.move.too-ill': {
    says: 'Con ESA era riconosciuto troppo malato per lavorare? Vale anche in Universal Credit, senza un nuovo esame prima.',
    actionable:
      'Lo dica nella domanda, e lo scriva nel Suo diario (journal) se la prima somma lo dimentica.',
  },
  'gb.move.council-tax': {
    says: 'Council Tax Reduction non fa parte di Universal Credit. Dica al comune che cambia, e la chieda lì.',
  },
  'gb.move.step-couple': {
    says: 'Vive in coppia? Entrambi devono fare domanda, e unire le due domande con il codice ricevuto.',
  },
  'gb.move.step-help': {
    says: 'Se non può andare online o è malato, chiami il numero della lettera. Help to Claim di Citizens Advice è gratuito.',
  },
  'gb.move.option-claim': CLAIM,
  'gb.move.option-time': {
    says: 'Chiami il numero della lettera prima del giorno limite. Dia il motivo, e chieda il nuovo giorno per iscritto.',
    title: 'Chiedere un giorno limite più lontano',
    cost: 'Niente.',
    time: 'Una telefonata.',
    risk: 'Possono dire no. Rispetti il vecchio giorno finché non ha il nuovo.',
    bestFor: 'È malato, in ospedale, cura qualcuno o Le mancano carte.',
  },
  'gb.move.ni-step': {
    says: 'Chieda Universal Credit entro il giorno limite della lettera. Se serve più tempo, chiami prima di quel giorno il numero indicato.',
  },
  'gb.move.ni-right-protected': {
    says: 'Se fa domanda in tempo e gli aiuti vecchi davano di più, un supplemento può coprire la differenza all’inizio.',
  },
  'gb.move.ni-right-time': {
    says: 'Con una buona ragione, come la malattia, può avere un giorno più lontano. Se l’ha perso, faccia domanda subito, entro un mese.',
  },
  'gb.move.ni-warning': NOT_BY_ITSELF,
  'gb.move.ni-option-claim': CLAIM,
}
