/** The Italian words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_IT: Words = {
  'us.copyright.want': {
    says: 'Dicono che ha usato o condiviso qualcosa senza permesso, e vogliono soldi o che smetta.',
  },
  'us.copyright.who': {
    says: 'Viene da un titolare, da uno studio legale o da una ditta che cerca gli usi. Una lettera non è una causa.',
  },
  'us.copyright.reality': {
    says: 'Queste lettere spesso chiedono molto più di quanto darebbe un tribunale. Controlli di chi è l’opera e se l’ha usata.',
  },
  'us.copyright.rights-summary': {
    says: 'Può chiedere la prova della proprietà e della registrazione, dire che era un uso permesso (fair use) o offrire meno.',
  },
  'us.copyright.not-yet': {
    says: 'Non possono prendere soldi per una lettera. Devono fare causa in un tribunale federale o usare il Copyright Claims Board.',
  },
  'us.copyright.right-proof': {
    says: 'Un’opera degli Stati Uniti va registrata prima di fare causa. Chieda il numero e la data della registrazione.',
  },
  'us.copyright.right-low-sum': {
    says: 'Se l’opera è stata registrata solo dopo l’inizio del Suo uso, quasi sempre non si devono somme fisse e spese di avvocato.',
  },
  'us.copyright.right-fair-use': {
    says: 'Alcuni usi sono permessi (fair use), come commento, notizie, insegnamento o parodia. Dipende dal caso.',
  },
  'us.copyright.right-counter': {
    says: 'Se il Suo post è stato tolto per errore, può mandare al sito una risposta (counter notice). Può tornare in 10-14 giorni lavorativi.',
  },
  'us.copyright.deadline-opt-out': {
    says: 'Ha 60 giorni dalla consegna degli atti per uscire (opt out) dal Copyright Claims Board.',
    action: 'Decidere: uscire (opt out) dal Copyright Claims Board, o rispondere lì',
    consequence: 'Se non fa nulla, il Board può decidere contro di Lei.',
  },
  'us.copyright.limitation': {
    says: 'Una richiesta per copyright va portata entro tre anni da quando è nata.',
    from: 'il giorno dell’uso, o in molti tribunali il giorno in cui l’hanno scoperto',
    restartedBy: 'Ogni nuovo uso fa partire i suoi tre anni.',
  },
  'us.copyright.step-stop': {
    says: 'Tolga l’immagine o il file, ma tenga una copia di come l’ha usato. Non ammetta ancora nulla.',
  },
  'us.copyright.step-check': {
    says: 'Controlli dove l’ha preso e se aveva una licenza. Cerchi l’opera su Copyright.gov.',
  },
  'us.copyright.step-ask': {
    says: 'Scriva e chieda le prove: di chi è, la registrazione e come arrivano alla somma.',
  },
  'us.copyright.step-court': {
    says: 'Se riceve atti del tribunale o del Board, agisca entro la loro data. Allora un avvocato vale la pena.',
  },
  'us.copyright.option-dispute': {
    says: 'Chieda le prove e dica perché non deve nulla. Resti gentile e breve.',
    title: 'Chiedere le prove e contestare',
    cost: 'Gratis',
    time: 'Prima della data nella lettera',
    risk: 'Possono fare causa, ma la maggior parte non lo fa.',
    bestFor: 'Non è stato Lei, aveva il permesso, o era un uso permesso (fair use).',
  },
  'us.copyright.option-settle': {
    says: 'Offra quanto sarebbe costata una licenza. Firmi solo un foglio che chiude tutta la questione.',
    title: 'Offrire un prezzo giusto per la licenza',
    cost: 'Spesso molto meno di quanto chiedono',
    time: 'Settimane',
    risk: 'Si faccia dare per iscritto la rinuncia a ogni richiesta (release).',
    bestFor: 'L’ha usato senza permesso.',
  },
  'us.copyright.option-help': {
    says: 'Una scuola di legge (law school clinic) o un avvocato di proprietà intellettuale può dirle quanto vale.',
    title: 'Chiedere a un avvocato',
    cost: 'Alcuni servizi sono gratis',
    time: 'Presto',
    risk: 'Nessuno.',
    bestFor: 'La somma è grande o ci sono atti del tribunale.',
  },
}
