/** Licenza musicale: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_IT: Words = {
  'gb.music.heard-want': {
    says: 'Dicono che qualcuno ha sentito musica nel Suo locale, senza licenza. Vogliono soldi, e forse la Sua promessa firmata.',
  },
  'gb.music.heard-step-advice': {
    says: 'Chieda consiglio legale prima della data della lettera. La Sua associazione di categoria forse lo offre gratis.',
  },
  'gb.music.heard-step-promise': {
    says: 'Non firmi una promessa (undertaking) prima di avere un consiglio. Violarla dopo può costarle molto.',
  },
  'gb.music.heard-step-proof': {
    says: 'Chieda le note di ogni visita e l’elenco delle canzoni. Controlli i giorni, gli orari e chi era al lavoro.',
  },
  'gb.music.heard-step-stop': {
    says: 'Se ora non ha una licenza, spenga la musica finché non ce l’ha. Non dica che non ne suona se non è vero.',
  },
  'gb.music.heard-option-talk': {
    says: 'Offra di prendere una licenza dal giorno in cui la musica è iniziata, e chieda di lasciar perdere il resto.',
    title: 'Parlare di una licenza, con un consiglio',
    cost: 'Il prezzo della licenza, e forse il costo delle visite.',
    time: 'Prima della data della lettera.',
    risk: 'Ciò che scrive può essere usato in tribunale, quindi lo faccia controllare.',
    bestFor: 'C’era musica e non c’era licenza.',
  },
  'gb.music.heard-warn': {
    says: 'Dicono di avere le prove di una visita. Un tribunale può ordinarle di smettere e di pagare. Un ordine del tribunale va rispettato, quindi la prenda sul serio.',
  },
  'gb.music.bill-want': {
    says: 'Vogliono che Lei paghi una licenza musicale per le date della fattura.',
  },
  'gb.music.bill-step-check': {
    says: 'Confronti la fattura con il Suo locale: le date, la tariffa, i posti o la superficie, e se c’è ancora musica.',
  },
  'gb.music.want-licence': {
    says: 'Vogliono sapere se nella Sua attività si sente musica.',
  },
  'gb.music.who': {
    says: 'PPL PRS è una società privata di due società. PRS for Music riscuote per chi scrive canzoni. PPL riscuote per chi fa i dischi e suona.',
  },
  'gb.music.rights-summary': {
    says: 'Senza musica, niente licenza. Se suona musica, può chiedere quale tariffa hanno usato e perché. Può contestarla.',
  },
  'gb.music.reality': {
    says: 'Questa lettera non è una fattura e non viene da un tribunale. Queste lettere vanno a molte ditte, con o senza musica.',
  },
  'gb.music.reality-bill': {
    says: 'È la fattura di una società privata. Non è una multa e non viene da un tribunale. La deve solo se ha accettato una licenza o ha suonato la loro musica.',
  },
  'gb.music.no-entry': {
    says: 'Non possono entrare con la forza, perquisire il negozio o prendere le Sue cose. Possono entrare dove può entrare il pubblico.',
  },
  'gb.music.no-closing': {
    says: 'Non possono chiudere la Sua attività o fermare la musica con una lettera. Solo un giudice può ordinarlo, dopo una causa.',
  },
  'gb.music.know-headphones': {
    says: 'La musica nelle Sue cuffie non è suonata in pubblico. Per alcuni luoghi di lavoro con una sola persona, PPL PRS dice di non chiedere nulla.',
    learnMore:
      'Guardi la loro pagina su chi ha bisogno di una licenza. Cerchi chi lavora da solo e chi lavora a casa senza visitatori.',
  },
  'gb.music.org-not-council': {
    says: 'Non è la licenza del comune (council) e non è la licenza TV (TV Licence). Possono servire anche quelle, ma sono separate.',
  },
  'gb.music.org-tribunal': {
    says: 'Un tribunale speciale, il Copyright Tribunal, può decidere se le loro condizioni e i loro prezzi sono giusti.',
  },
  'gb.music.step-check': {
    says: 'Scriva che cosa si sente nel Suo locale: radio, TV, telefono, musica d’attesa, musica dal vivo. Scriva chi può sentirla: clienti o personale.',
  },
  'gb.music.step-no-music': {
    says: 'Se né personale né clienti sentono musica, risponda e lo dica in due righe. Conservi una copia.',
  },
  'gb.music.step-which-tariff': {
    says: 'Se suona musica, chieda un preventivo scritto. Chieda quale tariffa, quali date e quale superficie hanno usato.',
  },
  'gb.music.step-in-writing': {
    says: 'Risponda per iscritto, non per telefono. Ciò che dice in una telefonata può diventare l’inizio di una fattura.',
  },
  'gb.music.step-pay': {
    says: 'Se la licenza Le serve e le somme sono giuste, la compri. Chieda di pagare a rate se tutto l’anno è troppo.',
  },
  'gb.music.step-dispute': {
    says: 'Se fatturano musica che non ha suonato, chieda le prove: che cosa si sentiva, quando e chi l’ha sentito.',
  },
  'gb.music.step-free-music': {
    says: 'Può usare musica che non ha bisogno della licenza PPL PRS. Scelga autori che non sono membri, e conservi la prova del permesso.',
  },
  'gb.music.step-staff': {
    says: 'Dica al personale la Sua regola sulla musica. Se uno accende la radio per altri, forse deve pagare la ditta.',
  },
  'gb.music.right-no-licence': {
    says: 'Ha il diritto di non suonare musica e non pagare nulla. Una licenza serve solo dove la musica è suonata in pubblico.',
  },
  'gb.music.right-no-duty': {
    says: 'La legge sul diritto d’autore (copyright) non La obbliga a compilare il loro modulo. Una breve risposta è comunque saggia. Spesso ferma altre lettere.',
  },
  'gb.music.right-proof': {
    says: 'Se dicono che Lei ha violato il diritto d’autore (copyright), devono provarlo in tribunale. È una richiesta di soldi, non una multa.',
  },
  'gb.music.right-private': {
    says: 'Può rifiutare a un visitatore di entrare nelle stanze non aperte al pubblico.',
  },
  'gb.music.right-tribunal': {
    says: 'Se il prezzo o le condizioni non Le sembrano giusti, può rivolgersi al Copyright Tribunal.',
  },
  'gb.music.right-fair-dealing': {
    says: 'Può chiedere una fattura chiara: le date, la tariffa e le somme. Se ha fermato la musica prima, chieda di correggerla.',
  },
  'gb.music.option-no-music': {
    says: 'Mandi una breve lettera o e-mail che dice che né personale né clienti sentono musica.',
    title: 'Dire che non suona musica',
    cost: 'Nulla.',
    time: 'Dieci minuti.',
    risk: 'Deve essere vero. Un visitatore può controllare.',
    bestFor: 'Non suona nulla, o usa solo cuffie.',
  },
  'gb.music.option-buy': {
    says: 'Chieda un preventivo scritto, controlli superficie e uso, poi compri. Così è coperto per l’anno.',
    title: 'Chiedere un preventivo e comprare la licenza',
    cost: 'Dipende da superficie e uso del locale. Chieda prima.',
    time: 'Un’ora.',
    risk: 'Una licenza spesso si rinnova ogni anno finché Lei non la chiude.',
    bestFor: 'La musica fa parte della Sua attività.',
  },
  'gb.music.option-challenge': {
    says: 'Chieda il calcolo della somma. Corregga le date, la superficie e il tipo di uso.',
    title: 'Contestare le date o la tariffa',
    cost: 'Chiedere non costa nulla.',
    time: 'Alcune settimane.',
    risk: 'Possono chiedere la prova di quando la musica è finita.',
    bestFor: 'La fattura copre giorni o stanze senza musica.',
  },
  'gb.music.option-stop': {
    says: 'La spenga, dica loro la data, e chiuda la licenza se ne ha una.',
    title: 'Fermare la musica',
    cost: 'Nulla da quel momento.',
    time: 'Un giorno.',
    risk: 'Può ancora dovere i giorni di prima.',
    bestFor: 'Per Lei la musica non vale quel prezzo.',
  },
  'gb.music.warn-real-claim': {
    says: 'PPL PRS porta davvero alcune ditte in tribunale, e chi perde paga le spese. Se suona musica, non la ignori.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Continuare a suonare sapendo che serve una licenza può costarle di più, e può essere un reato. Non dica «niente musica» se non è vero.',
  },
  'gb.music.warn-card': {
    says: 'Alcuni fingono soltanto di chiamare da una società di musica. Non dia i dati della carta a chi La chiama. Richiami il numero del loro sito.',
  },
  'gb.music.insight-headline': {
    says: 'Il tono è più duro dei fatti. La lettera non mostra prove di musica nel Suo locale.',
    actionable: 'Risponda ai fatti con calma: che cosa suona, da quando e chi la sente.',
  },
  'gb.music.insight-surcharge': {
    says: 'Possono chiedere di più per il primo anno se c’era musica prima della Sua domanda. Quel supplemento è una loro tariffa, quindi chieda dove è scritto.',
    actionable:
      'Chieda la pagina della tariffa con il supplemento. Chieda di toglierlo se ha fatto domanda prima di suonare.',
  },
  'gb.music.insight-renewal': {
    says: 'Le licenze spesso si rinnovano da sole ogni anno. Possono fatturarle un anno in cui non aveva musica.',
    actionable:
      'Controlli quando ha parlato loro dell’uso l’ultima volta. Disdica per iscritto con la data in cui la musica è finita.',
  },
  'gb.music.insight-both': {
    says: 'Una canzone ha due proprietari: chi l’ha scritta e chi ha fatto la registrazione. TheMusicLicence copre entrambi in una fattura.',
    actionable:
      'Se da molto tempo paga già solo PRS o solo PPL, chieda di controllare se paga due volte.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Misuri la parte del locale dove si può sentire la musica. Un numero vero più piccolo può dare un prezzo più basso.',
    risk: 'I numeri devono essere onesti.',
    notWhen: 'Il prezzo non dipende dalla superficie.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Chieda alla Sua associazione di categoria. Le tariffe sono spesso concordate con le associazioni, e alcune hanno prezzi speciali.',
    risk: 'Nessuno.',
    notWhen: 'Non suona musica.',
  },
  'gb.music.myth-radio': {
    says: 'Una radio, una app a pagamento o un Suo CD non bastano per suonare musica a clienti o personale. È un diritto a parte.',
  },
  'gb.music.debt-rules': {
    says: 'Se per loro scrive una società di recupero, non ha più poteri di loro. Non può prendere i Suoi beni senza una sentenza.',
  },
}
