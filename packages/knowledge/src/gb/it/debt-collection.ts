/** Recupero crediti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'gb.debt.know-old': {
    says: 'Molti debiti diventano troppo vecchi per il tribunale dopo sei anni. Prima della fine, un pagamento o un’ammissione firmata possono far ripartire i sei anni.',
    learnMore:
      'Cerchi la data dell’ultimo pagamento o dell’ultima volta che ha scritto di questo debito. Lo faccia prima di chiamare, pagare o firmare.',
  },
  'gb.debt.know-old-scotland': {
    says: 'In Scozia quasi tutti i debiti finiscono dopo cinque anni senza pagamenti, ammissioni scritte o cause. Dopo non deve più nulla.',
    learnMore:
      'Cerchi la data dell’ultimo pagamento o dell’ultima volta che ha scritto di questo debito. Lo faccia prima di chiamare, pagare o firmare.',
  },
  'gb.debt.step-age': {
    says: 'Cerchi la data dell’ultimo pagamento. Se sono passati più di sei anni, il debito può essere troppo vecchio. Chieda consiglio prima di rispondere.',
  },
  'gb.debt.step-age-scotland': {
    says: 'Cerchi la data dell’ultimo pagamento. Se sono passati più di cinque anni, il debito può essere finito. Chieda consiglio prima di rispondere.',
  },
  'gb.debt.step-age-ni': {
    says: 'Cerchi la data dell’ultimo pagamento. Se sono passati più di sei anni, il debito può essere troppo vecchio. Chieda consiglio prima di rispondere.',
  },
  'gb.debt.step-write': {
    says: 'Scriva, non telefoni. Chieda le prove del debito e l’elenco completo di ciò che hanno aggiunto. Dica che la Sua lettera non ammette il debito.',
  },
  'gb.debt.step-full-and-final': {
    says: 'Può trovare una somma unica più bassa? La offra per chiudere il debito. Prima di pagare abbia il loro sì per iscritto, con la rinuncia al resto.',
  },
  'gb.debt.want-payment': {
    says: 'Questa lettera fa solo una richiesta. Da sola non può costringerla a pagare.',
  },
  'gb.debt.want-payment-dwp': {
    says: 'Vogliono che Lei restituisca soldi al Department for Work and Pensions (DWP), o che chiami per fissare una rata.',
  },
  'gb.debt.reality-dwp': {
    says: 'Non è come gli altri debiti. Il DWP può far trattenere una parte fissa di stipendio o aiuti senza un tribunale. Può chiedere una rata più bassa.',
  },
  'gb.debt.step-dwp': {
    says: 'Chiami prima della data. Chieda che debito è e per quali date. Offra quanto può e chieda conferma per iscritto.',
  },
  'gb.debt.not-a-court': {
    says: 'È una lettera di una società, non di un tribunale. Per questa lettera nessuno può prendere le Sue cose.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'È una lettera di una società, non di un tribunale. Solo gli ufficiali giudiziari (sheriff officers) possono agire, e prima serve un ordine del tribunale.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'È una lettera di una società, non di un tribunale. In Irlanda del Nord solo l’Enforcement of Judgments Office può eseguire un debito, dopo un ordine del tribunale.',
  },
  'gb.debt.who-collector': {
    says: 'Una società di recupero crediti è privata. Su di Lei non ha più poteri dell’azienda con cui ha trattato all’inizio.',
  },
  'gb.debt.who-buyer': {
    says: 'La lettera dice che il debito è stato venduto. Il nuovo proprietario può chiedere i soldi, ma non ha poteri in più. Può chiedergli di provare che il debito è suo.',
  },
  'gb.debt.rights-summary': {
    says: 'Può chiedere le prove. Può contestare il debito. Può offrire quanto può pagare. Nessuno può intimidirla o ingannarla.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Non possono ancora mandare ufficiali giudiziari (bailiffs). Prima devono iniziare una causa e vincerla. Possono venire solo se poi Lei non paga la sentenza.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Non possono ancora prendere soldi dal Suo stipendio. Solo un tribunale può ordinarlo, e solo dopo una sentenza.',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Non possono ancora toccare stipendio, conto o beni. Quasi sempre servono prima una decisione del tribunale (decree) e un’intimazione formale (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Chi riscuote debiti di credito deve essere autorizzato dalla Financial Conduct Authority. Può controllare gratis nel registro (FCA Register).',
  },
  'gb.debt.org-ombudsman': {
    says: 'Se La tratta male, faccia prima reclamo alla società. Dopo otto settimane, o una risposta finale, il Financial Ombudsman può esaminarlo gratis.',
  },
  'gb.debt.step-check': {
    says: 'Prima controlli la lettera. Il debito è Suo? La somma è giusta? L’ha già pagato? Non paghi, firmi o chiami prima di saperlo.',
  },
  'gb.debt.step-essentials': {
    says: 'Paghi prima casa, riscaldamento, cibo e tassa comunale (council tax). Poi veda che cosa resta. Un consulente gratuito sui debiti può aiutarla.',
  },
  'gb.debt.step-essentials-ni': {
    says: 'Paghi prima casa, riscaldamento, cibo e imposta locale (rates). Poi veda che cosa resta. Un consulente gratuito sui debiti può aiutarla.',
  },
  'gb.debt.step-offer': {
    says: 'Se lo deve, faccia un bilancio e offra quanto può pagare ogni mese. Chieda di bloccare interessi e spese.',
  },
  'gb.debt.step-token': {
    says: 'Se può dare molto poco, offra quel poco. Alleghi un bilancio. Non dovrebbero spingerla a pagare più di quanto riesce.',
  },
  'gb.debt.step-dispute': {
    says: 'Se non è Suo, o la somma è sbagliata, lo scriva e dica perché. Chieda di fermare la riscossione mentre controllano.',
  },
  'gb.debt.step-dispute-other': {
    says: 'Se non è Suo, o la somma è sbagliata, lo scriva e dica perché. Mandi la stessa lettera all’azienda con cui ha trattato all’inizio.',
  },
  'gb.debt.step-agreement': {
    says: 'Chieda al proprietario del debito una copia del contratto di credito (credit agreement). Mandi la tariffa di £1. Finché non manda la copia, non può farlo valere in tribunale.',
  },
  'gb.debt.step-records': {
    says: 'Chieda alla prima azienda tutti i dati che ha su di Lei. È gratis, e di solito deve rispondere entro un mese. Le note possono mostrare pagamenti ed errori.',
  },
  'gb.debt.step-keep': {
    says: 'Conservi ogni lettera e busta. Annoti ogni telefonata: il giorno, il nome, che cosa hanno detto. Spedisca le lettere con ricevuta (proof of posting).',
  },
  'gb.debt.step-credit-report': {
    says: 'Chieda gratis il Suo rapporto di credito (credit report). Mostra chi ha prestato i soldi, quando è andata male, e le sentenze a Suo nome.',
  },
  'gb.debt.step-breathing-space': {
    says: 'Ha più debiti? Chieda a un consulente la sospensione «breathing space». Può fermare quasi tutte le lettere, gli interessi e le cause per 60 giorni.',
  },
  'gb.debt.step-moratorium': {
    says: 'Ha più debiti? Chieda a un consulente (money adviser) una moratoria (moratorium). Per sei mesi i creditori non possono eseguire i debiti. Gli interessi corrono ancora.',
  },
  'gb.debt.step-watch-post': {
    says: 'Apra tutta la posta. Un avviso prima della causa (letter of claim) o un modulo del tribunale sono diversi da questa lettera. Hanno una data da non perdere.',
  },
  'gb.debt.option-dispute': {
    title: 'Chiedere di provarlo',
    says: 'Scriva e chieda le prove del debito, delle somme e di chi è il proprietario. Dica che cosa secondo Lei è sbagliato.',
    cost: 'Un francobollo, o nulla per e-mail. £1 se chiede il contratto di credito.',
    time: 'Un’ora per scrivere. La risposta spesso arriva dopo due-otto settimane.',
    risk: 'Basso, se non ammette il debito. Se lo provano, dovrà pagare o fare un’offerta.',
    bestFor: 'Non conosce il debito, la somma sembra sbagliata, o è vecchio.',
  },
  'gb.debt.option-negotiate': {
    title: 'Offrire quanto può pagare',
    says: 'Mandi un bilancio e offra una somma al mese, o una somma unica più bassa per chiudere. Chieda di bloccare gli interessi.',
    cost: 'Quello che offre. Mai più di quanto può.',
    time: 'Una sera per il bilancio. Una risposta dopo alcune settimane.',
    risk: 'Un’offerta o un pagamento possono far ripartire il termine di un vecchio debito.',
    bestFor: 'Lo deve e non è vecchio.',
  },
  'gb.debt.option-help': {
    title: 'Parlare con un consulente gratuito sui debiti',
    says: 'Un consulente gratuito può controllare il debito, scrivere per Lei e vedere tutti i Suoi debiti insieme.',
    cost: 'Nulla. Non paghi mai per una consulenza sui debiti.',
    time: 'Una telefonata di circa un’ora.',
    risk: 'Nessuno.',
    bestFor: 'Ha più di un debito, o la preoccupazione è troppa.',
  },
  'gb.debt.option-complain': {
    title: 'Fare reclamo per come si comportano',
    says: 'Se La ingannano, minacciano o ignorano, faccia reclamo alla società. Poi vada dal Financial Ombudsman.',
    cost: 'Nulla.',
    time: 'Fino a otto settimane per la società. Alcuni mesi per l’Ombudsman.',
    risk: 'Il debito resta mentre esaminano il caso, anche se dovrebbero trattarla in modo corretto.',
    bestFor: 'Chiamano troppo, dicono di avere poteri falsi, o ignorano la Sua contestazione.',
  },
}
