/** Italian: papers by the names and turns that offices, firms and lawyers print on them, of Italy and Ticino. */
import type { CueRow } from './cue.ts'

export const IT_PAPER_CUES = [
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 7 },
    cues: 'licenziamento collettivo | soppressione del posto | soppressione della posizione | procedura di mobilità | riduzione di personale | esubero | esuberi | motivi economici',
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
    // The order to leave stands: what counts now is the officer's visit.
    kinds: { BAILIFF_NOTICE: 6, EVICTION_NOTICE: -3 },
    cues: 'avviso di rilascio | avviso di sloggio | preavviso di rilascio | rilascio di immobile | rilascio d immobile | procedere al rilascio | procederà al rilascio | immettere nel possesso | immissione in possesso | esecuzione dello sfratto',
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
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 3 },
    cues: `
      cessione pro soluto | cessionaria del credito | art 58 * | articolo 58 del testo unico bancario | gazzetta ufficiale parte seconda | operazione di cartolarizzazione | società di cartolarizzazione | mandataria per il recupero |
      ufficio recupero crediti | gestione del credito | intimazione e messa in mora | decadenza dal beneficio del termine | saldo e stralcio | segnalazione in crif | sistemi di informazioni creditizie | centrale dei rischi | manca il saldo |
      saldo della fattura | fattura rimasta insoluta | fattura insoluta | fatture insolute | rate insolute | rate impagate | oneri condominiali insoluti | quote condominiali non versate | spese condominiali arretrate | incasso crediti | ufficio incassi |
      richiamo di pagamento | 1° richiamo | 2° richiamo | secondo richiamo | ultimo richiamo | attestato di carenza beni | tassa di richiamo | spese di diffida | intrum`,
  },
  {
    means: 'type',
    kinds: { PARKING_TICKET: 3.5, DEBT_COLLECTION_LETTER: -1 },
    cues: `
      parcheggio privato | parcheggio riservato | area privata | clienti del supermercato | disco orario * cliente | sosta oltre il tempo | tempo massimo di sosta | titolo di sosta non esposto | transito senza pagamento | veicolo in sosta abusiva |
      posteggio privato | parcheggiato abusivamente | divieto di posteggio | posteggio riservato | turbativa del possesso | parcheggio abusivo | tassa di controllo`,
  },
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 3.5 },
    cues: `
      c d s | cds | nuovo codice della strada | d lgs 285 92 | d lgs 285 1992 | d lgs 30 aprile 1992 | art 126 bis | ufficio territoriale del governo | ordinanza ingiunzione | legge 689 81 | l 689 81 | legge 24 novembre 1981 | organo accertatore |
      agenti accertatori | polizia stradale | autovelox | pagamento in misura ridotta | patente a punti | sospensione della patente | varco ztl | accertamento di violazione | titolo di viaggio | sprovvisto di biglietto | sprovvista di biglietto |
      verbale di irregolarità di viaggio | multa disciplinare | multe disciplinari | ufficio della circolazione | polizia cantonale | legge sulle multe disciplinari | legge sulla circolazione stradale | decreto d accusa |
      supplemento per viaggio senza titolo | art 90 cpv`,
  },
  {
    means: 'type',
    kinds: { BAILIFF_NOTICE: 3.5 },
    cues: `
      ufficio esecuzioni immobiliari | avviso di vendita | delegato alla vendita | custode giudiziario | art 492 | art 543 | art 480 | art 479 | art 72 bis | dichiarazione del terzo | quinto dello stipendio pignorato | pignoramento dello stipendio |
      pignoramento immobiliare | ordine di liberazione | esecuzione per consegna | esecuzione per rilascio | comunicazione preventiva di iscrizione ipotecaria | iscrizione di fermo | preavviso di fermo amministrativo | preavviso di iscrizione ipotecaria |
      unep | avvertenza di esecuzione | ufficio di esecuzione | ufficio esecuzione e fallimenti | avviso di pignoramento | verbale di pignoramento | domanda di proseguimento dell esecuzione | comminatoria di fallimento | pignoramento di salario |
      pignoramento del salario | minimo di esistenza | incanto`,
  },
  {
    means: 'type',
    kinds: { COURT_CLAIM: 3.5 },
    cues: `
      decreto di fissazione dell udienza | decreto di fissazione udienza | fissa l udienza | fissata l udienza | invito a costituirsi | costituirsi nel termine | costituirsi in giudizio | con l avvertimento che la costituzione oltre |
      decadenze di cui agli artt | in sua contumacia | ingiunge a | ingiunge al debitore | nel termine di quaranta giorni | entro quaranta giorni | può proporre opposizione | provvisoriamente esecutivo | ricorso monitorio | cita il sig | cita la sig |
      cita a comparire | udienza di conciliazione | autorizzazione ad agire | citazione all udienza | rigetto provvisorio dell opposizione | rigetto dell opposizione | petizione | termine per la risposta`,
  },
  {
    means: 'type',
    kinds: { COURT_JUDGMENT: 3.5 },
    cues: `
      ha pronunciato la seguente | definitivamente pronunciando | ogni altra istanza disattesa | rigetta la domanda | accoglie la domanda | rigetta l opposizione | accoglie il ricorso | rigetta il ricorso | condanna alla rifusione | rifusione delle spese |
      pronuncia e decide | la petizione è accolta | l istanza è accolta | è condannato a versare | è condannata a versare | passata in giudicato`,
  },
  {
    means: 'type',
    kinds: { LETTER_BEFORE_CLAIM: 3 },
    cues: `
      negoziazione assistita | convenzione di negoziazione | d l 132 2014 | invito alla stipula | procedura di mediazione | nelle competenti sedi giudiziarie | adirò l autorità giudiziaria | adire l autorità giudiziaria | adire il giudice |
      ricorrerò al giudice | causa senza ulteriore avviso | interruzione della prescrizione | procederemo giudizialmente | procedere giudizialmente | promuovere azione`,
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 3.5 },
    cues: `
      decisione di espulsione | istanza di espulsione | ordine di sgomberare | ordine di sgombero | ingiunzione di sgombero | sgomberare e riconsegnare | riconsegnare l appartamento | restituzione dell appartamento | disdetta con modulo ufficiale |
      modulo ufficiale per la disdetta | notificazione della disdetta | disdetta per mora | art 257d | art 266 | art 271 | tutela giurisdizionale nei casi manifesti | contestazione della disdetta | protrazione della locazione | protrazione del contratto |
      ufficio di conciliazione in materia di locazione | termine di grazia | art 55 l 392 | art 658 | art 657 | diniego di rinnovo | diniego di rinnovazione | prima scadenza contrattuale | art 3 della legge 431 | legge 431 98 |
      licenza per finita locazione | finita locazione | liberare l appartamento | liberare l immobile | liberare la casa | lasciare libero | lasciare l appartamento | ho bisogno della casa | ritirare le chiavi | riconsegna delle chiavi |
      cambio la serratura | accesso dell ufficiale giudiziario`,
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 3.5, OTHER: -0.5 },
    cues: `
      richiamo pigione | pigione arretrata | pigioni arretrate | pigioni scadute | pigione non pagata | pagamento della pigione | pigione di * | mora nel pagamento della pigione | sollecito canone | sollecito affitto | sollecito pagamento canone |
      mensilità di affitto | mensilità di canone | mensilità arretrate | morosità locatizia | canoni scaduti | canoni insoluti | pagato l affitto | manca l affitto | affitto arretrato | clausola risolutiva espressa per morosità | alloggio popolare |
      morosità incolpevole | affitto di gennaio | affitto di febbraio | affitto di marzo | affitto di aprile | affitto di maggio | affitto di giugno | affitto di luglio | affitto di agosto | affitto di settembre | affitto di ottobre | affitto di novembre |
      affitto di dicembre | canone di gennaio | canone di febbraio | canone di marzo | canone di aprile | canone di maggio | canone di giugno | canone di luglio | canone di agosto | canone di settembre | canone di ottobre | canone di novembre |
      canone di dicembre`,
  },
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 3.5 },
    cues: `
      licenziamento disciplinare | licenziamento per giusta causa | giustificato motivo soggettivo | art 2119 | art 2118 | superamento del comporto | periodo di comporto | mancato superamento della prova | non ha superato il periodo di prova |
      esito negativo della prova | recedere dal rapporto | risolvere il rapporto di lavoro | disdetta del rapporto di lavoro | disdetta del contratto di lavoro | scioglimento del rapporto di lavoro | disdetta immediata | art 337 co | art 335 | art 336c |
      ultimo giorno di lavoro | non sarà rinnovato il contratto | mancato rinnovo del contratto a termine | indennità sostitutiva del preavviso | esonerata dal lavoro | esonerato dal lavoro`,
  },
  {
    means: 'type',
    kinds: { REDUNDANCY_NOTICE: 3.5, DISMISSAL_LETTER: -0.5 },
    cues: `
      legge 223 91 | l 223 91 | legge 223 1991 | art 3 della legge 604 | art 3 l 604 | art 7 l 604 | art 7 della legge 604 | soppressione della mansione | soppressione della funzione | soppressa la posizione | soppressa la sua posizione |
      chiusura dello stabilimento | chiusura del punto vendita | chiusura della sede | riorganizzazione aziendale | motivi economici e organizzativi | ragioni inerenti all attività produttiva | criteri di scelta | repêchage | procedura di consultazione |
      art 335d | piano sociale | licenziamenti collettivi`,
  },
  {
    means: 'type',
    kinds: { BENEFIT_OVERPAYMENT: 3.5 },
    cues: `
      comunicazione di indebito | accertamento di indebito | accertamento somme indebitamente | recupero di somme | recupero somme | somme erogate in eccesso | somme corrisposte in eccesso | importo indebitamente | ratei indebitamente |
      quota non spettante | rate non spettanti | revoca del beneficio e | decadenza dal beneficio e restituzione | indebito pensionistico | indebito naspi | art 52 legge 88 | ordine di restituzione | obbligo di restituzione | domanda di condono |
      restituzione di prestazioni | prestazioni indebitamente riscosse | art 25 lpga | prestazioni complementari percepite | percepito in eccesso | percepiti in eccesso | versate in eccesso`,
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 3.5 },
    cues: `
      comunicazione degli esiti | controllo automatizzato | art 36 bis | art 36 ter | articolo 36 bis | art 54 bis | d p r 600 | dpr 600 | d p r 602 | agenzia entrate riscossione | avviso di liquidazione | avviso di presa in carico |
      avviso di accertamento esecutivo | invito al contraddittorio | ravvedimento operoso | lettera di compliance | imposta di registro dovuta | tassa automobilistica | bollo auto | contributo consortile | consorzio di bonifica | avviso di addebito |
      gestione artigiani | gestione separata | cassetto previdenziale | ufficio riscossione | ingiunzione di pagamento ex r d | servizio tributi | imposta di soggiorno | canone unico | diniego di autotutela | ufficio esazione | ufficio di tassazione |
      decisione di tassazione | notifica di tassazione | tassazione d ufficio | imposta cantonale | imposta federale diretta | imposta comunale | conguaglio d imposta | tassa di circolazione | tassa d esenzione | cassa di compensazione avs |
      contributi avs | amministrazione federale delle contribuzioni`,
  },
  {
    means: 'type',
    kinds: { UTILITY_BILL_DEMAND: 3 },
    cues: `
      servizio di maggior tutela | servizio a tutele graduali | autorità di regolazione per energia | lettura del contatore | autolettura | smc | bonus sociale | potenza impegnata | deposito cauzionale a conguaglio | limitazione del flusso |
      limitatore di flusso | riattivazione della fornitura | interruzione della fornitura | preavviso di sospensione | costituzione in mora utenza | cmor | disattivazione della linea | sospensione della linea | sospensione del servizio telefonico |
      aziende industriali | interruzione dell erogazione | erogazione di corrente | azienda elettrica | contatore a prepagamento`,
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 3.5 },
    cues: `
      condizioni generali di assicurazione | condizioni di polizza | centro liquidazione | perito incaricato | offerta di risarcimento | codice delle assicurazioni | reiezione della richiesta | reiezione della domanda di indennizzo |
      diniego di indennizzo | rigetto dell indennizzo | franchigia contrattuale | garanzia non opera | non operante la garanzia | malattia professionale | infortunio sul lavoro non | non riconosciuto l infortunio | decisione su opposizione | suva |
      assicurazione malattia | assicurazione malattie | lamal | laminf | medico fiduciario | assunzione dei costi | rifiuto di prestazioni | assicurazione invalidità | non assumiamo i costi | copertura complementare`,
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 3 },
    cues: `
      riscontro al reclamo | riscontro al suo reclamo | con riferimento al suo reclamo | codice del consumo | art 52 cod cons | diritto di ripensamento | difetto di conformità | garanzia legale di conformità | rientra nella garanzia | fuori garanzia |
      non è previsto il rimborso | non rimborsabile | non è rimborsabile | voucher in luogo del rimborso | compensazione pecuniaria | regolamento ce 261 2004 | circostanze eccezionali | penale per recesso | corrispettivo di recesso | abbonamento palestra |
      disdetta tardiva | conciliaweb | corecom | caparra confirmatoria | trattenere la caparra | trattenuta della cauzione | servizio clienti * reclami`,
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 3.5, LETTER_BEFORE_CLAIM: -1 },
    cues: `
      diffida a rimuovere | diffida alla rimozione | diffida dal proseguire | diffida dall utilizzo | diffida all uso | si diffida dal | la diffido dal | la diffidiamo dal | astenersi dall utilizzo | cessare l uso | cessare ogni uso |
      cessazione immediata | cessazione dell uso | immissioni rumorose | immissioni sonore | codice della proprietà industriale | d lgs 30 2005 | art 2598 | art 2125 | marchio registrato | uso illecito del marchio | contenuti diffamatori |
      diffamazione a mezzo | violazione della privacy | obbligo di riservatezza | divieto di concorrenza | lesione della personalità | art 28 cc | concorrenza sleale lcsl | quiete pubblica | disturbo della quiete`,
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 3.5, CEASE_AND_DESIST: -1 },
    cues: `
      legge 633 1941 | legge 22 aprile 1941 | agcom * diritto | file sharing | bittorrent | peer to peer | opera fotografica | opera cinematografica | autore della fotografia | autore dello scatto | utilizzazione non autorizzata |
      sfruttamento non autorizzato | immagine protetta | licenza retroattiva | picrights | copytrack | getty images | streaming illegale | abbonamento pirata | pezzotto`,
  },
  {
    means: 'type',
    kinds: { PPL_PRS_BILL: 3.5 },
    cues: `
      diritti connessi | musica d intrattenimento | permesso spettacoli | concertino | intrattenimento musicale | lea liberi editori | soundreef | suisa | tariffa comune 3a | tc 3a | musica di sottofondo | diritti fonografici`,
  },
  {
    means: 'type',
    kinds: { TV_LICENCE_LETTER: 4 },
    cues: `
      canone di abbonamento alla televisione | abbonamento alla televisione | abbonamento speciale | dichiarazione sostitutiva canone | detenzione di un apparecchio televisivo | organo di riscossione del canone | canone radio tv |
      canone radiotelevisivo svizzero`,
  },
  {
    means: 'type',
    kinds: { OTHER: 5, DISMISSAL_LETTER: -3.5 },
    cues: `
      richiamo scritto | ammonizione scritta | avvertimento scritto`,
  },
  {
    means: 'type',
    kinds: { OTHER: 5, BAILIFF_NOTICE: -3.5, TAX_DEMAND: -3 },
    cues: `
      prospetto paga | cedolino paga | cedolino stipendio | netto in busta | ferie residue | rol residui | trattenuta sindacale | foglio paga | conteggio salario | conteggio di salario | rimborso irpef | rimborso a suo favore | disposto il rimborso |
      disposto a suo favore | agenzia delle entrate rimborsi | assegno vidimato | rimborso del modello 730`,
  },
  {
    means: 'type',
    kinds: { OTHER: 4, RENT_ARREARS_LETTER: -3.5, EVICTION_NOTICE: -3 },
    cues: `
      aggiornamento istat | adeguamento istat | variazione istat | indice foi | adeguamento del canone | aggiornamento del canone | nuovo canone | aumento della pigione | modifica della pigione | tasso ipotecario di riferimento |
      conguaglio spese accessorie | conguaglio delle spese accessorie`,
  },
  {
    means: 'type',
    kinds: { OTHER: 4, INSURANCE_DECISION: -2.5, COURT_CLAIM: -2.5, BENEFIT_OVERPAYMENT: -2 },
    cues: `
      permesso di dimora | ufficio immigrazione | sportello unico immigrazione | ufficio della migrazione | preavviso di rigetto | art 10 bis | domanda respinta per | domanda non accolta | la domanda è stata respinta | non può essere accolta la domanda |
      accoglimento della domanda | la sua domanda è stata accolta | citazione testimoni | citazione di testimone | citazione del testimone | intimazione al teste | giudice popolare | visita di revisione | accertamento sanitario | verbale di invalidità |
      verbale di invalidità civile | aggravamento invalidità | rinnovo della patente | patto di servizio | graduatoria provvisoria | libri in scadenza | prestito in scadenza | prestito bibliotecario | biblioteca comunale | biblioteca civica |
      biblioteca universitaria | preventivo n | preventivo gratuito | convocazione assemblea | tesserino di sospensione | screening oncologico | promemoria appuntamento`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { DISMISSAL_LETTER: 5 },
    cues: `
      non venire più | sei licenziato | sei licenziata | non abbiamo più bisogno di te | interrompere la collaborazione | interrompere il rapporto | interruzione del rapporto | non confermarla nel ruolo | da domani non serve che`,
  },
  {
    // As people say it who write no letters.
    means: 'type',
    kinds: { EVICTION_NOTICE: 4.5 },
    cues: `
      dovete liberare la camera | liberare la camera | liberare la stanza | devi liberare la | dovete andarvene | devi andartene | la casa mi serve`,
  },
  // What the body says where the head is missing.
  {
    means: 'type',
    kinds: { PENALTY_CHARGE_NOTICE: 5, LETTER_BEFORE_CLAIM: -3 },
    cues: 'ricorso al prefetto entro | entro 5 giorni dalla notifica',
  },
  {
    means: 'type',
    kinds: { TAX_DEMAND: 5, BAILIFF_NOTICE: -3 },
    cues: 'modello f24 precompilato | dalla notifica della cartella',
  },
] as const satisfies readonly CueRow[]
