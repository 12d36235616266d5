/** How people tell of buying and paying for services in Italian. */
import type { SubjectsOf } from '../subject.ts'

export const BUYING: SubjectsOf<
  | 'supply'
  | 'bill'
  | 'bank'
  | 'fraud'
  | 'insurance'
  | 'journey'
  | 'contract'
  | 'works'
  | 'care'
  | 'record'
  | 'licence'
  | 'car'
> = {
  supply: {
    says: [
      'luce',
      'bolletta',
      'bollette',
      'bolletta della luce',
      'bolletta del gas',
      'contatore',
      'fornitore',
      'enel',
      'eni',
      'contratto luce',
      'contratto gas',
      'fornitura',
      "bolletta dell'acqua",
    ],
  },
  bill: {
    says: [
      'bolletta',
      'bollette',
      'bolletta della luce',
      'bolletta del gas',
      "bolletta dell'acqua",
      'conguaglio',
      'contatore',
      'lettura del contatore',
      'distacco',
    ],
  },
  bank: {
    says: [
      'chiuso il mio conto',
      'chiuso il conto',
      'conto chiuso',
      'conto bloccato',
      'bloccato il conto',
      'bloccato il mio conto',
      'conto di base',
      'spese del conto',
      'scoperto',
    ],
  },
  fraud: {
    says: [
      'truffa',
      'truffe',
      'truffatore',
      'truffatori',
      'frode',
      'phishing',
      'smishing',
      'finto operatore',
      'sms truffa',
      'clonata',
      'carta clonata',
      'hackerato',
      "furto d'identità",
      "furto d'identita",
      'a mio nome',
      'non autorizzato',
      'non autorizzata',
      'bonifico istantaneo',
    ],
  },
  insurance: {
    says: [
      'assicurazione',
      'assicurazioni',
      'polizza',
      'sinistro',
      'perito',
      'compagnia assicurativa',
      'rc auto',
      'assicuratore',
    ],
  },
  journey: {
    says: [
      'volo',
      'voli',
      'compagnia aerea',
      'aeroporto',
      'bagaglio',
      'bagagli',
      'valigia',
      'trenitalia',
      'treno cancellato',
      'treno in ritardo',
      'pacchetto turistico',
      'agenzia viaggi',
      'agenzia di viaggi',
      'hotel',
      'albergo',
      'ryanair',
    ],
  },
  contract: {
    says: [
      'internet non funziona',
      'linea internet',
      'linea fissa',
      'fibra',
      'contratto telefonico',
      'operatore telefonico',
      'tim',
      'vodafone',
      'windtre',
      'fastweb',
      'palestra',
      'abbonamento',
      'abbonamento alla palestra',
    ],
  },
  works: {
    says: [
      'muratore',
      'muratori',
      'impresa edile',
      'ditta edile',
      'ristrutturazione',
      'lavori',
      'idraulico',
      'elettricista',
      'imbianchino',
      'artigiano',
    ],
  },
  care: {
    says: ['ospedale', 'dentista', 'clinica', 'casa di riposo', 'rsa', 'ambulanza'],
  },
  record: {
    says: ['crif', 'cattivo pagatore', 'centrale rischi', 'segnalazione', 'segnalato'],
  },
  licence: {
    says: ['siae', 'canone rai', 'canone tv', 'scf'],
  },
  car: {
    says: [
      'auto usata',
      'macchina usata',
      'concessionario',
      'concessionaria',
      'autosalone',
      'cambio si è rotto',
      'cambio si e rotto',
      'privato',
      'tra privati',
    ],
  },
}
