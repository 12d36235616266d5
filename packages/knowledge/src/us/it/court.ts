/** The Italian words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_IT: Words = {
  'us.claim.want': {
    says: 'Qualcuno le ha fatto causa. Vuole che il tribunale le ordini di pagare o di fare qualcosa.',
  },
  'us.claim.who': {
    says: 'Chi fa causa si chiama attore (plaintiff). Lei è il convenuto (defendant). Il tribunale non ha ancora deciso nulla.',
  },
  'us.claim.reality': {
    says: 'È una cosa vera e ha un termine breve. Se Lei risponde, devono provare le loro ragioni. Se non risponde, vincono.',
  },
  'us.claim.rights-summary': {
    says: 'Può rispondere, vedere le loro prove ed essere ascoltato da un giudice. Per rispondere non serve un avvocato.',
  },
  'us.claim.not-yet': {
    says: 'Con questo foglio non possono prendere il Suo stipendio o i soldi in banca. Prima serve una sentenza (judgment).',
  },
  'us.claim.know-default': {
    says: 'Molte cause per debiti si vincono solo perché nessuno risponde. Una risposta spesso costringe chi ha comprato il debito a mostrare prove che non ha.',
    learnMore:
      'Molti tribunali hanno un modulo di risposta da compilare nella loro pagina di aiuto (self-help).',
  },
  'us.claim.right-heard': {
    says: 'Ha il diritto di sapere della causa e di essere ascoltato prima che un tribunale decida.',
  },
  'us.claim.right-proof': {
    says: 'Ha il diritto di far provare che Lei deve questa somma e che il debito è loro.',
  },
  'us.claim.right-wages': {
    says: 'Anche se vincono, la maggior parte dello stipendio resta Sua. Per un debito normale possono prendere al massimo un quarto, e meno da una paga bassa.',
  },
  'us.claim.right-old': {
    says: 'Una società di recupero crediti (debt collector) non può farle causa dopo la fine del termine per il debito. Deve dirlo Lei nella Sua risposta.',
  },
  'us.claim.right-place': {
    says: 'Una società di recupero crediti (debt collector) può farle causa solo dove Lei vive ora o dove ha firmato il contratto.',
  },
  'us.claim.right-service': {
    says: 'Se è in servizio militare attivo può chiedere al tribunale di aspettare almeno 90 giorni. Nessuna sentenza può arrivare prima di questo controllo.',
  },
  'us.claim.right-waiver': {
    says: 'Se non può pagare una tassa del tribunale, chieda al cancelliere (clerk) il modulo per non pagarla (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'In un tribunale federale ha 21 giorni per rispondere da quando le danno gli atti.',
    action: 'Depositare la Sua risposta al tribunale federale',
    consequence: 'Il tribunale può dare ragione all’altra parte senza di Lei (default judgment).',
  },
  'us.claim.warning-time': {
    says: 'Il tempo corre dal giorno in cui le hanno dato gli atti, in molti Stati solo da 20 a 30 giorni. Scriva quel giorno.',
  },
  'us.claim.warning-late': {
    says: 'Il Suo tempo può essere quasi finito. Depositi oggi una risposta, o chiami il cancelliere (clerk) e chieda se hanno registrato la Sua assenza (default).',
  },
  'us.claim.step-answer': {
    says: 'Cerchi nella citazione (summons) l’ultimo giorno per rispondere o il giorno in cui venire in tribunale. Lo metta subito nel calendario.',
  },
  'us.claim.step-file': {
    says: 'Depositi una risposta scritta in tribunale. Risponda a ogni punto numerato: è vero, non è vero, o non lo so.',
  },
  'us.claim.step-help': {
    says: 'Chiami oggi l’assistenza legale gratuita (legal aid) o lo sportello di aiuto del tribunale (self-help center). È gratis. Una telefonata all’avvocato dell’altra parte non è una risposta.',
  },
  'us.claim.step-copy': {
    says: 'Mandi una copia della Sua risposta all’avvocato dell’altra parte. Ne tenga una con il timbro del tribunale.',
  },
  'us.claim.step-defences': {
    says: 'Elenchi nella risposta le Sue difese: il debito non è mio, è pagato, somma sbagliata, troppo vecchio, o nessuna prova che sia loro.',
  },
  'us.claim.step-settle': {
    says: 'Può accordarsi in ogni momento. Prima depositi la Sua risposta, e si faccia dare l’accordo per iscritto con il numero della causa.',
  },
  'us.claim.option-defend': {
    says: 'Depositi una risposta che nega ciò che è sbagliato e dice le Sue difese. Poi vada a ogni udienza.',
    title: 'Rispondere e far provare il debito',
    cost: 'In alcuni tribunali una tassa; chieda di non pagarla (waiver)',
    time: 'In molti Stati da 20 a 30 giorni per rispondere',
    risk: 'Se perde, si possono aggiungere spese.',
    bestFor:
      'Il debito non è Suo, la somma è sbagliata, il debito è vecchio, o fa causa chi ha comprato il debito.',
  },
  'us.claim.option-help': {
    says: 'L’assistenza legale gratuita (legal aid), una scuola di legge (law school clinic) o lo sportello del tribunale (self-help center) possono aiutarla a rispondere in tempo.',
    title: 'Avere aiuto legale gratis',
    cost: 'Gratis se il Suo reddito è basso',
    time: 'Chiami oggi',
    risk: 'Nessuno. Il termine corre lo stesso.',
    bestFor: 'Non sa che cosa scrivere, o la somma è grande.',
  },
  'us.claim.option-settle': {
    says: 'Offra una somma o un piano. Chieda che la causa sia chiusa, e controlli in tribunale che lo sia stata.',
    title: 'Chiudere la causa con un accordo',
    cost: 'Quanto accetta di pagare',
    time: 'Da giorni a settimane',
    risk: 'Un accordo senza un foglio depositato può non fermare una sentenza senza di Lei (default judgment).',
    bestFor: 'Deve i soldi e può pagarne una parte ora o a rate.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Una procedura di fallimento (bankruptcy) ferma subito quasi tutte le cause e gli incassi. Prima serve un breve corso con un consulente approvato.',
    title: 'Chiedere del fallimento (bankruptcy)',
    cost: 'Una tassa del tribunale; gli avvocati spesso danno gratis il primo colloquio',
    time: 'Alcuni mesi o anni',
    risk: 'Resta nel Suo rapporto di credito (credit report) fino a dieci anni.',
    bestFor: 'I Suoi debiti sono molto più di quanto potrà mai pagare.',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Chi compra debiti deve mostrare una catena completa di documenti dal primo prestatore fino a sé.',
    actionable: 'Chieda nella Sua risposta i documenti che mostrano ogni vendita del debito.',
  },
  'us.claim.not-served': {
    says: 'Conta come ha ricevuto gli atti. Una causa si può fermare se non le sono mai stati dati nel modo giusto.',
    actionable:
      'Scriva come e quando ha ricevuto gli atti. Dica al tribunale se non è stato fatto bene.',
  },
  'us.judgment.want': {
    says: 'Un tribunale ha deciso che deve pagare. L’altra parte ora può chiedere di prendere stipendio o soldi in banca.',
  },
  'us.judgment.who': {
    says: 'Chi ha vinto è il creditore della sentenza (judgment creditor). Lei è il debitore (judgment debtor).',
  },
  'us.judgment.reality': {
    says: 'Una sentenza (judgment) è seria, ma non è la fine. Se non ha mai saputo della causa, può chiedere di annullarla.',
  },
  'us.judgment.rights-summary': {
    says: 'Molto del Suo stipendio e tutta la Social Security restano Suoi. Può dire quali soldi sono protetti (exemptions), chiedere un piano o chiedere di riaprire la causa.',
  },
  'us.judgment.not-yet': {
    says: 'Nessuno può prendere il Suo stipendio senza un ordine (garnishment) mandato al Suo datore di lavoro. Non può andare in carcere perché deve soldi.',
  },
  'us.judgment.right-undo': {
    says: 'Se non le hanno mai dato gli atti, può chiedere al tribunale di annullare la sentenza (judgment). Lo faccia subito.',
  },
  'us.judgment.right-service': {
    says: 'Se era in servizio militare attivo, può chiedere di riaprire una sentenza senza di Lei (default judgment) entro 90 giorni dalla fine del servizio.',
  },
  'us.judgment.step-read': {
    says: 'Cerchi la data della sentenza (judgment) e chieda al cancelliere (clerk) il fascicolo. Il tempo per fare ricorso o riaprire è breve.',
  },
  'us.judgment.step-aid': {
    says: 'Chiami oggi l’assistenza legale gratuita (legal aid). Chieda se la sentenza si può annullare e quali soldi sono protetti nel Suo Stato.',
  },
  'us.judgment.step-questions': {
    says: 'Se il tribunale le ordina di venire o di rispondere a domande sui Suoi soldi, lo faccia. Ignorare quell’ordine può portare all’arresto.',
  },
  'us.judgment.option-undo': {
    says: 'Depositi una richiesta di annullare la sentenza (motion to vacate). Dica perché non c’era e qual è la Sua difesa.',
    title: 'Chiedere al tribunale di annullarla',
    cost: 'In alcuni tribunali una tassa; chieda di non pagarla (waiver)',
    time: 'Spesso 30 giorni o meno per un ricorso; agisca ora',
    risk: 'Il giudice può dire di no.',
    bestFor: 'Non ha ricevuto gli atti, o aveva una buona ragione per mancare la data.',
  },
  'us.judgment.option-plan': {
    says: 'Offra un piano e chieda che non prendano dallo stipendio (garnish) mentre paga. Se lo faccia dare per iscritto.',
    title: 'Accordarsi su un piano di pagamento',
    cost: 'Quanto può mantenere, più gli interessi',
    time: 'Settimane',
    risk: 'Se salta un pagamento, possono usare la sentenza.',
    bestFor: 'La sentenza è giusta e ha qualche reddito.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Chiedere il fallimento (bankruptcy) ferma subito quasi tutti i prelievi dallo stipendio (garnishments) e può chiudere molti debiti.',
    title: 'Chiedere del fallimento (bankruptcy)',
    cost: 'Una tassa del tribunale e spesso un avvocato',
    time: 'Alcuni mesi o anni',
    risk: 'Resta nel Suo rapporto di credito (credit report) fino a dieci anni. Alcuni debiti restano.',
    bestFor: 'Non può pagare questo e gli altri debiti.',
  },
  'us.judgment.option-pay': {
    says: 'Paghi in un modo che lascia una prova. Poi chieda la dichiarazione di pagamento (satisfaction of judgment), depositata in tribunale.',
    title: 'Pagare e avere la prova',
    cost: 'La somma, le spese e gli interessi',
    time: 'Un giorno',
    risk: 'Nessuno se ottiene il foglio.',
    bestFor: 'Deve i soldi e può permetterselo.',
  },
  'us.claim.foreclosure-120': {
    says: 'Chi ha il Suo mutuo (mortgage) deve quasi sempre aspettare che Lei sia in ritardo di oltre 120 giorni prima di iniziare la vendita forzata (foreclosure).',
    learnMore:
      'Un consulente per la casa approvato da HUD può aiutarla gratis a chiedere un piano.',
  },
  'us.claim.ask-bankruptcy': {
    says: 'Il fallimento (bankruptcy) ferma subito quasi tutti gli incassi e può chiudere debiti di carte, cure e prestiti. Restano gli alimenti per i figli, quasi tutte le tasse e quasi tutti i prestiti studenteschi. Parli prima con un avvocato.',
    dependsOn: 'il Suo reddito, ciò che possiede e i tipi dei Suoi debiti',
  },
}
