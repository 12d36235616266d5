/** Domande sui debiti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'gb.ask-debt.take-car': {
    says: 'Una società di recupero non può prendere la Sua auto o le Sue cose. Lo possono solo gli ufficiali giudiziari (bailiffs). Per un debito normale serve una sentenza che Lei non ha pagato.',
  },
  'gb.ask-debt.let-in': {
    says: 'Non è obbligato a far entrare un addetto al recupero né parlargli. Deve andare via quando Lei lo chiede. Non è un ufficiale giudiziario (bailiff).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Un addetto al recupero non può entrare o prendere cose. In Scozia solo gli ufficiali (sheriff officers) possono eseguire un debito, e solo dopo un ordine del tribunale.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Un addetto al recupero non può entrare o prendere cose. Solo l’Enforcement of Judgments Office può eseguire un debito, dopo una sentenza.',
  },
  'gb.ask-debt.too-old': {
    says: 'Per quasi tutti i debiti hanno sei anni per iniziare una causa. Prima della fine, un pagamento o un’ammissione firmata li fa ripartire. Una sentenza fatta in tempo non scade così.',
    dependsOn: 'la data dell’ultimo pagamento o ammissione scritta, e se c’è già una sentenza',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'In Scozia quasi tutti i debiti finiscono dopo cinque anni senza pagamenti, ammissioni scritte o cause. Allora non deve nulla. La tassa comunale (council tax) e gli ordini del tribunale durano di più.',
    dependsOn: 'se ha pagato, ammesso per iscritto o avuto una causa negli ultimi cinque anni',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'In Irlanda del Nord hanno sei anni per quasi tutti i debiti. Prima della fine, un pagamento o un’ammissione firmata li fa ripartire.',
    dependsOn: 'la data dell’ultimo pagamento o ammissione scritta',
  },
  'gb.ask-debt.partner': {
    says: 'No, di solito. Non deve un debito solo perché è sposato o vive con qualcuno. Lo deve se ha firmato anche Lei. La tassa comunale (council tax) e l’affitto di una casa comune possono essere diversi.',
  },
  'gb.ask-debt.joint': {
    says: 'Con un debito comune, possono chiedere a ciascuno tutto, non metà. Lei può chiedere all’altra persona la sua parte.',
  },
  'gb.ask-debt.dead': {
    says: 'I debiti non si ereditano. Si pagano con ciò che la persona ha lasciato, prima delle parti degli altri. Di solito Lei paga solo se ha firmato anche Lei o se il debito era comune.',
  },
  'gb.ask-debt.prison': {
    says: 'Non può andare in prigione per una carta, un prestito, una bolletta o un parcheggio privato. Le multe del tribunale sono diverse, quindi chieda consiglio se ne ha una.',
  },
  'gb.ask-debt.wages': {
    says: 'Per carte, prestiti e bollette servono prima una sentenza e poi un ordine del tribunale. Il tribunale deve lasciarle abbastanza per vivere. I debiti per tasse e aiuti hanno altre regole.',
    dependsOn: 'se c’è una sentenza o un altro ordine legale',
  },
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Agisca ora. Chieda al tribunale di annullare la sentenza (set aside) con il modulo N244. Dica quando l’ha saputo, dove sono andati gli atti, e perché non deve la somma.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Agisca ora. Chieda al tribunale di annullare la sentenza (set aside) con il modulo N244. Dica quando l’ha saputo, perché non ha risposto, e qual è la Sua difesa.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Se paga tutto entro un mese, esce dal registro. Se no, resta sei anni dalla sentenza. Se paga più tardi, risulta come pagata.',
    dependsOn: 'se paga tutto entro un mese',
  },
  'gb.ask-debt.ccj-pay': {
    says: 'Chieda al tribunale rate più piccole con il modulo N245 e il Suo bilancio. Mentre aspetta, paghi quanto può.',
  },
  'gb.ask-debt.court-claim': {
    says: 'Mandi subito la conferma di ricezione (acknowledgment of service). Per questa ha 14 giorni dalla notifica, e poi 28 giorni dalla notifica per difendersi. Non la ignori.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Risponda entro 30 giorni dalla data della lettera. Usi il modulo di risposta (Reply Form), e chieda i documenti che Le servono. Allora dovrebbero aspettare prima del tribunale.',
  },
  'gb.ask-debt.not-mine': {
    says: 'Scriva che non conosce questo debito. Chieda di provarlo. Non dia più dati personali del necessario. Per i debiti di credito devono provarlo loro.',
  },
  'gb.ask-debt.prove': {
    says: 'Può chiedere le prove. Per una carta, un prestito o un catalogo, mandi £1 e chieda il contratto (credit agreement). Finché non lo mandano, non possono farlo valere in tribunale.',
  },
  'gb.ask-debt.harass': {
    says: 'Scriva di contattarla solo per lettera. Per i debiti di credito devono rispettare richieste giuste e non dirlo ad altri. Se continuano, faccia reclamo.',
  },
  'gb.ask-debt.settle': {
    says: 'Sì, può chiederlo. Non sono obbligati ad accettare meno, ma molti lo fanno. Prima abbia l’accordo per iscritto. Deve dire che il resto è cancellato e non sarà venduto.',
  },
  'gb.ask-debt.breathing-space': {
    says: 'Chieda a un consulente la sospensione «breathing space». Per 60 giorni ferma quasi tutti gli interessi, le lettere e le azioni. Se è in cura per una crisi di salute mentale, può durare di più.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'In Scozia può chiedere una moratoria (moratorium). Per sei mesi i creditori non possono eseguire i debiti. Gli interessi continuano. Parli prima con un consulente (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Chieda oggi una consulenza gratuita. Ha 18 giorni dalla notifica per chiedere al tribunale di annullarla, e 21 giorni per pagare o concordare condizioni.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Un solo creditore può chiedere il Suo fallimento (bankruptcy) solo da £5,000 in su. Se ha una «statutory demand», ha 18 giorni per chiedere al tribunale di annullarla. Chieda consiglio oggi.',
    dependsOn: 'se deve a quel creditore £5,000 o più',
  },
  'gb.ask-debt.home': {
    says: 'Per una carta o un prestito senza garanzia serve prima una sentenza. Poi possono chiedere un’ipoteca sulla casa (charge). Una vendita forzata è rara, e deve decidere un giudice.',
    dependsOn: 'se il debito è garantito dalla casa, o c’è una sentenza',
  },
  'gb.ask-debt.bank-account': {
    says: 'Una società di recupero non può toccare il Suo conto. Dopo una sentenza un tribunale può bloccarlo. Se deve alla Sua stessa banca, forse può spostare i soldi, quindi chieda consiglio.',
    dependsOn: 'se c’è una sentenza, e se il debito è con la Sua stessa banca',
  },
  'gb.ask-debt.ignore': {
    says: 'Una lettera di recupero da sola non può farle nulla. Ma un vero debito ignorato può finire in tribunale. Risponda, chieda le prove, e non ignori mai un modulo del tribunale.',
    dependsOn: 'se il debito è Suo e non troppo vecchio',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Paghi prima casa, riscaldamento, cibo e tassa comunale (council tax). Poi chiami un consulente gratuito sui debiti. Può preparare un piano, una pausa, o un modo di cancellare debiti.',
  },
  'gb.ask-debt.credit-file': {
    says: 'Un’inadempienza (default) resta sei anni dalla sua data, pagata o no. Se è sbagliata, chieda al creditore di correggerla. Se rifiuta, faccia reclamo all’Information Commissioner.',
    dependsOn: 'la data dell’inadempienza (default)',
  },
  'gb.ask-debt.payday': {
    says: 'Può fare reclamo se hanno prestato senza veri controlli. Chieda indietro gli interessi. Dopo otto settimane, o una risposta finale, vada gratis dal Financial Ombudsman.',
  },
  'gb.ask-debt.real-letter': {
    says: 'Non usi il numero o il link del messaggio. Cerchi la società nel FCA Register e chiami il numero indicato lì. Chieda il debito per iscritto.',
    dependsOn: 'se la società lo conferma a un numero che ha trovato Lei',
  },
  'gb.ask-debt.ni-set-aside': {
    says: 'Chiami oggi il tribunale indicato nella sentenza. Chieda il modulo per annullarla (set aside). Dica quando lo ha saputo, perché non ha risposto e qual è la Sua difesa.',
  },
}
