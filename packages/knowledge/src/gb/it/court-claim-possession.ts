/** Causa per riavere la casa (possession claim): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_POSSESSION_IT: Words = {
  'gb.claim.possession-want': {
    says: 'Chiedono a un tribunale di ordinarle di lasciare la casa. Il tribunale non ha ancora deciso nulla.',
  },
  'gb.claim.possession-rights': {
    says: 'Ha il diritto di andare all’udienza e parlare al giudice. Lì può avere aiuto legale gratuito, qualunque sia il Suo reddito.',
  },
  'gb.claim.possession-reality': {
    says: 'È una cosa seria, ma ora non è obbligato ad andare via. Se va all’udienza con un’offerta che può mantenere, il giudice può fare di più.',
  },
  'gb.claim.possession-no-default': {
    says: 'Non possono vincere solo perché Lei non ha mandato un modulo. In questo tipo di causa non c’è sentenza automatica (judgment by default).',
  },
  'gb.claim.possession-no-eviction-yet': {
    says: 'Nessuno può farla uscire senza un ordine del tribunale. Anche dopo, solo gli ufficiali del tribunale (court bailiffs) possono farlo. Prima devono dirle la data.',
  },
  'gb.claim.possession-who': {
    says: 'Chi vuole la casa si chiama «claimant»: è il proprietario o chi ha dato il mutuo. Lei è il «defendant». Il tribunale non sta con nessuno.',
  },
  'gb.claim.possession-step-advice': {
    says: 'Chieda ora aiuto legale gratuito. Chieda del Housing Loss Prevention Advice Service, o chiami Shelter (in Galles, Shelter Cymru).',
  },
  'gb.claim.possession-step-hearing': {
    says: 'Vada all’udienza, anche se ha pagato o c’è un accordo. Arrivi presto e chieda del consulente di turno (duty adviser), che è gratuito.',
  },
  'gb.claim.possession-step-form': {
    says: 'Compili il modulo di difesa (defence form) arrivato con gli atti. Lo mandi al tribunale entro la data. Se è tardi, vada comunque all’udienza.',
  },
  'gb.claim.possession-step-pay': {
    says: 'Da oggi paghi affitto o mutuo normale e, se può, un po’ degli arretrati. Conservi le prove e le porti, con un bilancio.',
  },
  'gb.claim.possession-step-priority': {
    says: 'Metta questo debito prima di carte e prestiti, perché la casa è a rischio. Controlli di ricevere tutti gli aiuti possibili.',
  },
  'gb.claim.possession-step-dispute': {
    says: 'Gli arretrati sono sbagliati, o non ha mai ricevuto un avviso corretto? Lo dica nel modulo e all’udienza. Porti pagamenti e lettere.',
  },
  'gb.claim.possession-right-mortgage': {
    says: 'Il giudice può rinviare o sospendere l’ordine se Lei probabilmente può saldare gli arretrati del mutuo in un tempo ragionevole.',
  },
  'gb.claim.possession-right-rent': {
    says: 'Per molti motivi il giudice può farla restare se paga l’affitto e un po’ degli arretrati. Per alcuni motivi deve fare l’ordine.',
  },
  'gb.claim.possession-right-stay': {
    says: 'Ha il diritto di restare finché un ordine scade e vengono gli ufficiali del tribunale (court bailiffs). Andare via prima può danneggiare il diritto a un aiuto per la casa.',
  },
  'gb.claim.possession-right-help': {
    says: 'Ha diritto ad aiuto legale gratuito prima dell’udienza e in tribunale. Non dipende dal Suo reddito.',
  },
  'gb.claim.possession-warn': {
    says: 'Può perdere la casa se nessuno parla per Lei. Chieda aiuto legale prima dell’udienza.',
  },
  'gb.claim.possession-option-hearing': {
    title: 'Andare all’udienza con un’offerta',
    says: 'Dica al giudice che cosa è andato male, quanto paga ora e come salderà gli arretrati.',
    cost: 'Nulla. Difendersi non costa.',
    time: 'Un modulo ora e mezza giornata in tribunale.',
    risk: 'Se il tribunale fa un ordine, spesso si aggiungono spese.',
    bestFor: 'Vuole restare a casa Sua.',
  },
  'gb.claim.possession-option-deal': {
    title: 'Concordare un piano prima dell’udienza',
    says: 'Offra il pagamento normale e un po’ degli arretrati a chi chiede la casa. Chieda di scriverlo e di rinviare la causa.',
    cost: 'Quello che offre.',
    time: 'Alcune telefonate questa settimana.',
    risk: 'L’udienza c’è finché il tribunale non dice che è annullata. Ci vada comunque.',
    bestFor: 'Può pagare la somma normale e un po’ di più.',
  },
  'gb.claim.possession-option-help': {
    title: 'Chiedere aiuto legale gratuito',
    says: 'Un consulente per la casa può controllare gli atti, compilare il modulo e parlare per Lei in tribunale.',
    cost: 'Nulla.',
    time: 'Una telefonata oggi.',
    risk: 'Nessuno.',
    bestFor: 'Tutti quelli con una causa per la casa.',
  },
}
