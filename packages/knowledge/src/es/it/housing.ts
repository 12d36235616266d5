/** Letters of landlords: rent owed, repairs, receipts, deposits and the way to a court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
  'es.home.want-rent': {
    says: 'Il locatore dice che Lei deve affitto o altre somme, e Le chiede di pagare.',
  },
  'es.home.want-rent-demand': {
    says: 'Il locatore dice che Lei deve affitto o altre somme, e Le chiede di pagare.',
  },
  'es.home.who': {
    says: 'È il Suo locatore (arrendador), o una ditta o un avvocato che agisce per lui. Non è un tribunale.',
  },
  'es.home.rights': {
    says: 'Deve uscire solo se lo ordina un giudice. Può pagare, contestare, chiedere tempo e avere un avvocato gratis con un reddito basso.',
  },
  'es.home.reality': {
    says: 'Una lettera non Le toglie la casa. Solo un giudice può farla andare via, e solo il personale del tribunale può eseguirlo.',
  },
  'es.home.no-locks': {
    says: 'Il locatore non può cambiare le serrature, staccare luce o acqua, o entrare senza il Suo sì. Può essere un reato: chiami la polizia.',
  },
  'es.home.shield': {
    says: 'In tribunale c’è una pausa di due o quattro mesi per chi è a rischio. Un decreto di ottobre 2026 ha riportato una sospensione più lunga: chieda se il Congresso l’ha confermato.',
  },
  'es.home.right-judge': {
    says: 'Ha diritto di essere sentito da un giudice prima di perdere la casa.',
  },
  'es.home.right-pay-once': {
    says: 'Se fanno causa per l’affitto, può fermarla una volta pagando tutto in tempo (enervar). Una richiesta formale 30 giorni prima della causa può togliere questo diritto.',
  },
  'es.home.right-receipt': {
    says: 'Ha diritto a una ricevuta per ogni affitto pagato, salvo che paghi in un modo che lo prova.',
  },
  'es.home.right-repairs': {
    says: 'Il locatore deve fare le riparazioni che mantengono la casa adatta a viverci, e non può alzare l’affitto per questo.',
  },
  'es.home.right-deposit': {
    says: 'Il deposito (fianza) è di un mese. Nei primi cinque o sette anni altre garanzie possono essere al massimo due mesi. Va restituito un mese dopo le chiavi.',
  },
  'es.home.right-agency': {
    says: 'Le spese di agenzia e di contratto le paga il locatore, non Lei.',
  },
  'es.home.option-dispute': {
    says: 'Dica al locatore che la legge Le permette di restare, o che la somma è sbagliata, e perché.',
    title: 'Dire no per iscritto',
    cost: 'Un burofax costa alcuni euro.',
    time: 'Un’ora.',
    risk: 'Il locatore può andare dal giudice.',
    bestFor: 'L’avviso è arrivato tardi, non ha motivo, o l’aumento è troppo alto.',
  },
  'es.home.option-negotiate': {
    says: 'Offra un piano per l’affitto, o una data per andare via che può rispettare.',
    title: 'Fare un accordo',
    cost: 'Quello che decidete.',
    time: 'Alcuni giorni.',
    risk: 'Una promessa che non può mantenere peggiora le cose.',
    bestFor: 'Deve l’affitto, o vuole andare via con calma.',
  },
  'es.home.option-pay': {
    says: 'Paghi tutto prima che facciano causa. Allora non c’è motivo di sfrattarla.',
    title: 'Pagare l’affitto dovuto',
    cost: 'L’affitto dovuto.',
    time: 'Ora.',
    risk: 'Basso.',
    bestFor: 'Lo deve e può trovare i soldi.',
  },
  'es.home.option-help': {
    says: 'Chieda ai servizi sociali, a un sindacato degli inquilini o all’ufficio legale gratuito dell’ordine degli avvocati.',
    title: 'Avere aiuto gratis',
    cost: 'Nulla.',
    time: 'Una visita questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Teme per la Sua casa.',
  },
  'es.home.deadline-thirty': {
    says: 'Se paga tutto entro 30 giorni da una richiesta formale di affitto, conserva il diritto di fermare uno sfratto dopo.',
    action: 'Pagare tutto l’affitto chiesto',
    consequence: 'Se poi fanno causa, può non poterla più fermare pagando.',
  },
  'es.home.insight-one-month': {
    says: 'Un mese non pagato basta al locatore per andare dal giudice.',
    actionable: 'Paghi prima quel mese, e conservi la prova.',
  },
  'es.home.tactic-consign': {
    says: 'Se il locatore rifiuta l’affitto, lo depositi presso un notaio o il tribunale (consignación).',
    risk: 'Costa tempo, e una spesa dal notaio.',
    notWhen: 'Un bonifico funziona: allora non serve.',
  },
  'es.home.know-demand': {
    says: 'L’affitto si paga nei giorni pattuiti. Una richiesta fa correre gli interessi legali. Dopo cinque anni senza richiesta, un mese è prescritto.',
  },
}
