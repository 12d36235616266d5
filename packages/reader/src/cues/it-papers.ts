/** Italian: papers by the names and turns that offices, firms and lawyers print on them, of Italy and Ticino. */
import type { CueRow } from './cue.ts'

export const IT_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: 'giustificato motivo oggettivo | licenziamento collettivo | soppressione del posto | soppressione della posizione | procedura di mobilità | riduzione di personale | esubero | esuberi | motivi economici',
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 6, DEBT_COLLECTION_LETTER: -2 },
    cues: `
      area di sosta | gestione privata | suolo privato | fondo privato | divieto giudiziale | parcheggio | pedaggio di sosta | permanenza del veicolo | tariffa di sosta |
      mancato pagamento della sosta | posti riservati ai clienti`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 5, DEBT_COLLECTION_LETTER: -2 },
    cues: `
      risposta al reclamo | esaminato la sua segnalazione | suo reclamo | vs reclamo | tua richiesta di recesso | richiesta di recesso | diritto di recesso | non rientra tra le cause |
      non possiamo rimborsare | rimborso non | usura normale | garanzia legale | servizi a sovrapprezzo | penale di recesso | costi di disattivazione`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 6 },
    cues: 'cassa malati | garanzia dei costi | inail | non è indennizzabile | indennizzabile | sinistro | ufficio sinistri | liquidazione sinistri | non copre | esclusione di polizza | copertura assicurativa | richiesta di indennizzo',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 6 },
    cues: `
      diffida a cessare | diffida per concorrenza sleale | concorrenza sleale | titolare del marchio | uso del segno | contraffazione | normale tollerabilità | art 844 |
      recensione diffamatoria | diffamatoria | rimuovere la recensione | cessare immediatamente | patto di non concorrenza | storno di clientela`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 6 },
    cues: 'decisione di restituzione | restituzione delle prestazioni | revoca borsa di studio | revoca della borsa | indebito | somme indebitamente percepite | indebitamente percepit* | recupero indebito | da restituire | prestazioni percepite in eccesso',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5 },
    cues: 'preavviso di sloggio | intimazione di sfratto | rilascio dell immobile | disdetta del contratto di locazione | disdetta della locazione | diffida ai sensi dell art 257d | disdetta straordinaria',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 4 },
    cues: 'adirò le vie legali | adire le vie legali | agiremo in giudizio | ricorso per decreto ingiuntivo | azione giudiziaria | azioni legali | giudice di pace | messa in mora',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 6, COURT_CLAIM: -2 },
    cues: 'in nome del popolo italiano | dispositivo | pronuncia sentenza | sentenza contestuale | condanna il convenuto | condanna la parte | p q m | decreto di condanna',
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 6, DEBT_COLLECTION_LETTER: -3 },
    cues: 'uso non autorizzato | titolare dei diritti | titolare diritti | diritto d autore | licenza di utilizzo | sincronizzazione | fotografia senza licenza | utilizzo senza licenza',
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 7, DEBT_COLLECTION_LETTER: -3 },
    cues: 'musica d ambiente | diffusione di musica | siae | società italiana degli autori | scf | abbonamento musica',
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 8, TAX_DEMAND: -6 },
    cues: 'canone televisione | canone tv | canone rai | canone radiotelevisivo | sportello abbonamenti tv | serafe | canone per le economie domestiche',
  },
  {
    means: 'type',
    kinds: { OTHER: 6, INSURANCE_DECISION: -5 },
    cues: 'comunicazione ai genitori | corso di sci | gita scolastica | contributo delle famiglie | uscita didattica',
  },
  {
    means: 'authenticity',
    code: 'says_keep_secret',
    points: 'suspicious',
    weight: 3.6,
    says: 'It tells you to keep it secret.',
    cues: 'acquisizione riservata | massima riservatezza | non ne parli | operazione riservata | unica persona di cui mi fido',
  },
  {
    means: 'authenticity',
    code: 'false_authority',
    points: 'suspicious',
    weight: 6,
    says: 'It names an office that does not exist. Known frauds use such names.',
    cues: 'registro nazionale imprese e marchi | tribunale centrale di giustizia | ufficio esecuzioni telematiche | registro europeo delle imprese',
  },
] as const satisfies readonly CueRow[]
