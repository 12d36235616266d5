/** Acquisti e contratti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_IT: Words = {
  'gb.contract.want': {
    says: 'L’azienda la vede in un altro modo. Cerchi che cosa rifiuta, che cosa offre e che cosa chiede di pagare.',
  },
  'gb.contract.rights-goods': {
    says: 'Può restituire un prodotto difettoso entro 30 giorni e riavere tutti i soldi. Dopo può chiedere una riparazione o uno nuovo.',
  },
  'gb.contract.rights-leaving': {
    says: 'Una clausola ingiusta non La obbliga. Può chiedere come hanno calcolato una spesa e contestarla gratis.',
  },
  'gb.contract.reality': {
    says: 'Il no di un’azienda non è l’ultima parola. Le sue regole non possono togliere i diritti che la legge dà a chi compra.',
  },
  'gb.contract.not-yet': {
    says: 'Nessuno può prendere i Suoi soldi o le Sue cose per questa lettera. Serve prima una sentenza, e Lei riceverebbe delle carte.',
  },
  'gb.contract.step-reject': {
    says: 'L’ha ricevuto da meno di 30 giorni? Allora scriva oggi: «I reject the goods and want a full refund.» (Restituisco il prodotto e voglio tutti i soldi.)',
  },
  'gb.contract.step-write': {
    says: 'Risponda per iscritto. Dica che cosa non va, che cosa vuole e per quale giorno, per esempio fra 14 giorni.',
  },
  'gb.contract.step-proof': {
    says: 'Raccolga le prove: contratto, ricevuta, annuncio, foto, messaggi e le date di ogni guasto o chiamata.',
  },
  'gb.contract.step-card': {
    says: 'Ha pagato con carta di credito, più di £100 e fino a £30,000? Chieda i soldi anche alla società della carta.',
  },
  'gb.contract.step-helpline': {
    says: 'Chiami l’aiuto gratuito ai consumatori della Sua nazione. Dice che cosa scrivere e può avvisare i controllori (trading standards).',
  },
  'gb.contract.step-part': {
    says: 'Se chiedono soldi, dica per iscritto quale parte contesta e perché. Paghi una parte solo se è d’accordo.',
  },
  'gb.contract.insight-last-word': {
    says: 'Questa può essere la risposta finale. Allora non deve aspettare per andare all’ombudsman o al servizio che indicano.',
    actionable: 'Cerchi il nome e l’ultimo giorno per reclamare lì. Spesso sono sei o dodici mesi.',
  },
  'gb.contract.option-dispute': {
    says: 'Indichi il difetto o la spesa, il diritto che usa e un giorno per la risposta.',
    title: 'Scrivere e chiedere quello che dà la legge',
    cost: 'Nulla per e-mail.',
    time: 'Un’ora. Dia loro 14 giorni.',
    risk: 'Basso. Resti ai fatti.',
    bestFor: 'Pensa che abbiano torto.',
  },
  'gb.contract.option-scheme': {
    says: 'Chieda a quale ombudsman o servizio di conciliazione appartiene l’azienda. Di solito per chi compra è gratis.',
    title: 'Andare da un ombudsman o alla conciliazione',
    cost: 'Di solito nulla.',
    time: 'Da alcune settimane a mesi.',
    risk: 'Non tutte le aziende devono aderire.',
    bestFor: 'Hanno detto l’ultima parola.',
  },
  'gb.contract.option-deal': {
    says: 'Un rimborso parziale, una riparazione gratis o una spesa più bassa possono chiudere la cosa. Lo faccia mettere per iscritto.',
    title: 'Trovare una via di mezzo',
    cost: 'Quello a cui rinuncia.',
    time: 'Alcuni giorni.',
    risk: 'Un accordo finale chiude la Sua richiesta.',
    bestFor: 'Vuole finire presto.',
  },
  'gb.contract.option-claim': {
    says: 'Mandi prima un’ultima lettera con una data. Poi può fare causa online, senza avvocato.',
    title: 'Fare una piccola causa (small claim)',
    cost: 'Una tassa del tribunale. Se vince, la riceve indietro.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, perde la tassa e forse paga piccole spese.',
    bestFor: 'Ha buone prove e loro non si muovono.',
  },
}
