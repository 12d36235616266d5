/** Italian: kinds of letter and the facts they rest on. */
import type { CueRow } from './cue.ts'

export const IT_CUES = [
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3.5 },
    cues: `
      sollecito di pagamento | messa in mora | recupero stragiudiziale | incaricata del recupero |
      incaricati del recupero | recupero crediti | importo scoperto | insoluto | credito ceduto | cessione del credito |
      ultimo avviso | costituzione in mora | suo debito | sollecito | ultimo sollecito | nostra mandante | fatture non pagate | abbiamo acquistato il credito | acquistato il credito | da saldare | nei suoi confronti |
      posizione debitoria`,
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 1.5 },
    cues: 'diffida | debito | creditore | nostra assistita | nostro assistito',
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 3.5 },
    cues: 'diffida ad adempiere | prima di adire le vie legali | negoziazione assistita',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3, LETTER_BEFORE_CLAIM: 2 },
    cues: `
      inoltrata al nostro ufficio legale | trasmessa al nostro ufficio legale | affidata al nostro ufficio legale |
      passata al nostro ufficio legale | trasferita al nostro ufficio legale | inoltrata al nostro legale | affidata ai nostri legali |
      passeremo la pratica * legale | daremo mandato ai nostri legali | daremo mandato al nostro legale`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 5 },
    cues: `notificazione di ricorso | udienza di comparizione | citata a comparire | citato a comparire | atto di citazione | decreto ingiuntivo | ricorso per decreto | proposta opposizione | invita a comparire | comparsa di costituzione | ricorso per ingiunzione`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 2.5 },
    cues: 'giudice di pace | sezione civile | ricorrente | convenuto',
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 4.5 },
    cues: 'in nome del popolo italiano | p q m | il tribunale condanna | condanna il convenuto',
  },
  { means: 'type', kinds: { COURT_JUDGMENT: 2 }, cues: 'sentenza' },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 5 },
    cues: `atto di precetto | fa precetto | atto di pignoramento | verbale di pignoramento | pignoramento presso terzi | preavviso di fermo | preavviso di rilascio`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 1.5 },
    cues: 'pignoramento | ufficiale giudiziario | fermo amministrativo | esecuzione forzata',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 5.5 },
    cues: `sfratto | intimazione di sfratto | sfratto per morosità | rilascio dell immobile | disdetta del contratto di locazione | lasciare l immobile | convalida di sfratto | finita locazione`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6 },
    cues: 'canone di affitto | affitto non pagato | canoni non pagati | canoni di locazione | canone di locazione | affitti arretrati | canoni arretrati',
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `recesso in periodo di prova | mancato superamento del periodo di prova | risoluzione del rapporto di lavoro | licenziata | licenziato | licenziamento | lettera di licenziamento | recesso dal rapporto di lavoro | giusta causa`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 5 },
    cues: 'giustificato motivo oggettivo | licenziamento collettivo | soppressione della posizione',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5.5 },
    cues: `avviso bonario | accertamento esecutivo | ingiunzione fiscale | imposta municipale | tributi comunali | ufficio tributi | tassa rifiuti | modello f24 | cartella di pagamento | agenzia delle entrate | avviso di accertamento | cartella esattoriale | agente della riscossione | avviso di intimazione | comunicazione di irregolarità | imu | tari`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3.5 },
    cues: `bolletta | fornitura | pod | pdr | fornitura di energia | servizio elettrico | fattura energia | servizio idrico | acqua e fognatura | utenza idrica | linea telefonica | sospesa la fornitura | riduzione della potenza | sospensione della fornitura | energia elettrica | distacco | codice pod | fattura luce | fattura gas | riduzione di potenza`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5 },
    cues: `eccesso di velocità | decurtazione punti | comunicazione dati conducente | polizia locale | polizia municipale | verbale di accertamento | codice della strada | contravvenzione | multa | sanzione amministrativa | zona a traffico limitato | verbale di contestazione`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 5 },
    cues: 'pagamento indebito | importo non spettante | somme non spettanti | ha percepito somme | indebito | somme indebitamente percepite | prestazione non dovuta | recupero dell indebito | restituzione delle somme',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 4.5 },
    cues: 'sinistro | numero di sinistro | richiesta di risarcimento respinta | non possiamo accogliere la richiesta | garanzia non operante | non opera la garanzia | reiezione del sinistro | polizza | non è indennizzabile | rigetto della richiesta | risarcimento respinto',
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 5 },
    cues: `diritto d autore | violazione del diritto d autore | pirateria`,
  },
  { means: 'type', kinds: { PPL_PRS_BILL: 5 }, cues: 'siae | scf | diffusione musicale' },
  { means: 'type', kinds: { TV_LICENCE_LETTER: 5 }, cues: 'canone rai | canone tv' },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 3 },
    cues: 'diritto di recesso | il suo reclamo | garanzia legale | costi di disattivazione',
  },
  {
    means: 'type',
    kinds: { OTHER: 3.5 },
    cues: `newsletter | invito | curriculum vitae | siamo lieti | verbale dell assemblea | assemblea | appuntamento | conferma d ordine | fattura pagata | ingresso gratuito | grazie per il suo acquisto | sondaggio | donazione | cari soci`,
  },
  {
    means: 'sign',
    sign: 'court',
    cues: 'tribunale | tribunale di | giudice | giudice di pace | corte d appello',
  },
  {
    means: 'sign',
    sign: 'claim_number',
    cues: 'r g | r g n | rg n | n r g | ruolo generale | sentenza n | proc n',
  },
  {
    means: 'sign',
    sign: 'parties',
    cues: 'ricorrente | convenuto | attore | debitore | debitrice | creditore | resistente | locatore | conduttore | intimato',
  },
  {
    means: 'sign',
    sign: 'enforcement_power',
    cues: 'precetto | ufficiale giudiziario | pignoramento | agente della riscossione | esecuzione forzata',
  },
  {
    means: 'sign',
    sign: 'loss_of_home',
    cues: 'sfratto | rilascio dell immobile | risoluzione del contratto di locazione | liberare l immobile | perdere la casa',
  },
  {
    means: 'sign',
    sign: 'client',
    cues: `nostro cliente | nostra cliente | nostra assistita | in nome e per conto | per conto di | creditore | nostra mandante | nostro assistito`,
  },
  {
    means: 'sign',
    sign: 'public_body',
    cues: `agenzia delle entrate | inps | comune di | tribunale di | polizia locale | polizia municipale | prefettura | questura | regione`,
  },
  {
    means: 'sign',
    sign: 'modal',
    cues: `potremo | potrebbe | può | qualora | in caso di | saremo costretti | potranno`,
  },
  {
    means: 'sign',
    sign: 'final_stage',
    cues: 'ultimo avviso | ultimo sollecito | messa in mora | vie legali',
  },
  {
    means: 'sign',
    sign: 'debt',
    cues: 'debito | debiti | recupero crediti | cartella | pignoramento | prestito | rate | creditore | bolletta',
  },
  {
    means: 'sign',
    sign: 'housing',
    cues: 'padrone di casa | affitto | appartamento | inquilino | cauzione | locazione | sfratto | proprietario | canone',
  },
  {
    means: 'sign',
    sign: 'employment',
    cues: 'licenziato | licenziata | licenziamento | datore di lavoro | stipendio | busta paga | contratto di lavoro | capo | dimissioni',
  },
  {
    means: 'sign',
    sign: 'parking',
    cues: 'parcheggio | parcheggiato | multa | divieto di sosta | ztl',
  },
  {
    means: 'sign',
    sign: 'consumer',
    cues: 'rimborso | ordine | garanzia | recesso | abbonamento | palestra | acquistato | venditore',
  },
  {
    means: 'sign',
    sign: 'criminal',
    cues: 'polizia | carabinieri | denuncia | querela | reato | procura',
  },
  {
    means: 'sign',
    sign: 'family',
    cues: 'divorzio | separazione | mantenimento | affidamento | mio marito | mia moglie',
  },
  {
    means: 'sign',
    sign: 'immigration',
    cues: 'permesso di soggiorno | questura | visto | asilo | espulsione | cittadinanza',
  },
] as const satisfies readonly CueRow[]
