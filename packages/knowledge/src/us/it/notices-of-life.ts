/** The Italian words of the rows in ../notices-of-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICES_OF_LIFE_IT: Words = {
  'us.life.right-stay': {
    says: 'Chiedere il fallimento (bankruptcy) quasi sempre ferma subito incassi, prelievi dallo stipendio (garnishment) e cause. Non ferma gli alimenti per i figli (child support).',
  },
  'us.life.right-clear': {
    says: 'Il Chapter 7 cancella in mesi quasi tutti i debiti di carte e cure, se il reddito è abbastanza basso. Quasi sempre può tenere casa o auto fino a limiti fissati.',
  },
  'us.life.right-creditor': {
    says: 'Finché la procedura è aperta Lei non può incassare da chi ha chiesto il fallimento (bankruptcy). Se le devono soldi, presenti la richiesta entro la data nell’avviso.',
  },
  'us.life.right-forgiven': {
    says: 'Un debito cancellato può contare come reddito. Non conta se doveva più di quanto possedeva, o nel fallimento (bankruptcy). Allora mandi il Form 982.',
  },
  'us.life.right-found': {
    says: 'Può chiedere gratis al Suo Stato i soldi perduti. Le ditte che offrono di trovarli vogliono una parte, e molti Stati la limitano.',
  },
  'us.life.step-found': {
    says: 'Cerchi prima sul sito proprio del Suo Stato per i beni non reclamati (unclaimed property). Prima non firmi e non paghi nulla.',
  },
  'us.life.reality-found': {
    says: 'Non deve nulla. A nessuno serve per questo la password della Sua banca.',
  },
  'us.life.right-estate': {
    says: 'Gli eredi possono vedere il testamento, e c’è un tempo breve per opporsi. Le richieste contro il morto vanno presentate entro la data nell’avviso.',
  },
  'us.life.reality-estate': {
    says: 'Quasi sempre Lei non è obbligato a pagare i debiti di un parente morto. Prima li paga l’eredità (estate).',
  },
  'us.life.step-estate': {
    says: 'Scriva il tribunale, il numero della causa e le date. Chieda al cancelliere (clerk) una copia dei documenti.',
  },
  'us.life.right-subpoena': {
    says: 'A un vero ordine di comparire (subpoena) si deve obbedire, ma può opporsi per iscritto o chiedere al tribunale di ridurlo. I testimoni quasi sempre ricevono un compenso.',
  },
  'us.life.want-subpoena': {
    says: 'Qualcuno in una causa vuole che Lei venga come testimone o consegni documenti.',
  },
  'us.life.step-subpoena': {
    says: 'Controlli tribunale e numero della causa con il cancelliere (clerk). Tenga i documenti chiesti e veda un avvocato prima della data.',
  },
  'us.life.right-verify': {
    says: 'Se E-Verify non corrisponde, può contestarlo entro otto giorni lavorativi federali e intanto continuare a lavorare. Sceglie Lei quali documenti I-9 mostrare.',
  },
  'us.life.right-cobra': {
    says: 'Ha 60 giorni per scegliere COBRA e poi 45 giorni per pagare la prima volta. Può valere dal giorno in cui è finita l’assicurazione.',
  },
  'us.life.step-cobra': {
    says: 'Confronti il prezzo con un piano del Marketplace. La perdita dell’assicurazione del lavoro apre lì un tempo di 60 giorni.',
  },
  'us.life.option-cobra': {
    says: 'Scelga COBRA entro la data, o un altro piano.',
    title: 'Scegliere in tempo un’assicurazione',
    cost: 'Fino al 102% del prezzo pieno',
    time: '60 giorni per scegliere',
    risk: 'Dopo la data il diritto è perso.',
    bestFor: 'Ha bisogno presto di cure o ha già raggiunto la Sua franchigia (deductible).',
  },
  'us.life.right-market': {
    says: 'Può fare ricorso contro una decisione del Marketplace su copertura o aiuti, quasi sempre entro 90 giorni. Mandi le prove mancanti entro la data per tenere l’aiuto.',
  },
  'us.life.right-plan': {
    says: 'Un piano del lavoro che dice no deve dare i motivi. Quasi sempre ha 180 giorni per il ricorso su un’invalidità, 60 per una pensione. Faccia ricorso prima della causa.',
  },
  'us.life.right-lapse': {
    says: 'Quasi sempre può mostrare che era assicurato, o chiedere un’udienza, prima che patente o targa siano sospese.',
  },
  'us.life.step-lapse': {
    says: 'Chieda oggi all’assicurazione di mandare la prova della copertura, e risponda all’ufficio entro la sua data. Non guidi se sospeso.',
  },
  'us.life.option-lapse': {
    says: 'Mandi la prova o chieda un’udienza per iscritto.',
    title: 'Mostrare la prova o chiedere un’udienza',
    cost: 'Gratis o una piccola tassa',
    time: 'Entro la data nell’avviso',
    risk: 'Risposte in ritardo possono costare la patente.',
    bestFor: 'Era coperto o è un errore.',
  },
  'us.life.want-citizen': {
    says: 'L’ufficio immigrazione decide sulla Sua richiesta di diventare cittadino.',
  },
  'us.life.step-citizen': {
    says: 'Scriva la data della lettera e la faccia leggere a un avvocato d’immigrazione o a un aiuto accreditato.',
  },
  'us.life.option-citizen': {
    says: 'Chieda un’udienza con il Form N-336, o faccia di nuovo domanda più tardi.',
    title: 'Chiedere un’udienza',
    cost: 'Una tassa, che si può evitare',
    time: '30 giorni dalla consegna (service)',
    risk: 'I fatti sono guardati da capo.',
    bestFor: 'Il motivo è sbagliato o ha nuove prove.',
  },
  'us.life.want-rate': {
    says: 'La società della carta le dice le nuove condizioni e da quale giorno valgono.',
  },
  'us.life.step-rate': {
    says: 'Cerchi il diritto di rifiutare e la sua data. Confronti altre carte prima di usare ancora questa.',
  },
  'us.life.option-rate': {
    says: 'Rifiuti il cambiamento per iscritto entro la data. Quasi sempre il conto si chiude e Lei paga il vecchio saldo al vecchio tasso.',
    title: 'Rifiutare le nuove condizioni',
    cost: 'Gratis',
    time: 'Entro la data nella lettera',
    risk: 'Può perdere l’uso della carta.',
    bestFor: 'Le nuove condizioni sono molto peggiori.',
  },
  'us.life.want-injured': {
    says: 'L’assicurazione del Suo datore di lavoro decide su paga e medici dopo un infortunio sul lavoro.',
  },
  'us.life.step-injured': {
    says: 'Chieda un’udienza all’ufficio dello Stato (board) entro il suo termine. Molti avvocati dei lavoratori prendono una parte solo se Lei vince.',
  },
  'us.life.option-injured': {
    says: 'Contesti il rifiuto davanti all’ufficio dello Stato (board) con il rapporto del Suo medico.',
    title: 'Chiedere un’udienza all’ufficio (board)',
    cost: 'Quasi sempre gratis',
    time: 'Da settimane a un anno',
    risk: 'Nessuno.',
    bestFor: 'Il lavoro ha causato o peggiorato il danno.',
  },
  'us.life.right-wages': {
    says: 'Deve avere almeno la paga minima per tutte le ore. Può chiedere due o tre anni indietro, e altrettanto in più. Non possono punirla perché chiede.',
  },
  'us.life.right-green-card': {
    says: 'Dica all’ufficio immigrazione un nuovo indirizzo entro dieci giorni. Per una carta con condizioni (conditional card) serve il Form I-751 nei 90 giorni prima della fine.',
  },
}
