/** The Italian words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_IT: Words = {
  'us.ask-debt.jail': {
    says: 'Non può andare in carcere perché non paga un debito privato, e una società di recupero crediti non può minacciarlo. Un tribunale può punirla solo se ignora il suo ordine di venire.',
  },
  'us.ask-debt.garnish': {
    says: 'Per un debito privato prima devono farle causa e vincere. Poi possono prendere al massimo il 25% dello stipendio dopo le trattenute obbligatorie, e meno da una paga bassa. Alcuni Stati lo proteggono tutto.',
    dependsOn: 'se hanno una sentenza (judgment) contro di Lei',
  },
  'us.ask-debt.bank-account': {
    says: 'Senza una sentenza (judgment) non possono toccare il Suo conto. Con una sentenza possono chiederlo al tribunale. Due mesi di sussidi federali accreditati direttamente devono restare liberi.',
    dependsOn: 'se hanno una sentenza (judgment) contro di Lei',
  },
  'us.ask-debt.social-security': {
    says: 'Un creditore privato non può prendere Social Security, SSI o sussidi VA. Il governo federale può prendere una parte della Social Security per i propri debiti, ma non la SSI.',
  },
  'us.ask-debt.take-things': {
    says: 'Una società di recupero crediti non può venire a prendere le Sue cose. Prima serve una sentenza (judgment), e la esegue uno sheriff. Chi ha un diritto sulla Sua auto (lien) è diverso.',
  },
  'us.ask-debt.come-to-house': {
    says: 'Non è obbligato ad aprire la porta o a parlare. Dica per iscritto di non contattarla più. Una società di recupero crediti non ha il potere di entrare o prendere cose.',
  },
  'us.ask-debt.ignore': {
    says: 'Non lo ignori: il debito resta e possono farle causa. Lo contesti per iscritto entro 30 giorni, e risponda in tempo a ogni atto del tribunale.',
  },
  'us.ask-debt.calls': {
    says: 'Scriva loro: non contattatemi più. Allora devono smettere, salvo dire che smettono o che faranno causa. Più di sette chiamate in sette giorni sono troppe.',
  },
  'us.ask-debt.work-calls': {
    says: 'Non possono parlare del debito al capo, alla famiglia o agli amici. Dica che non può ricevere chiamate al lavoro, e devono smettere di chiamare lì.',
  },
  'us.ask-debt.not-mine': {
    says: 'Scriva entro 30 giorni che lo contesta e vuole le prove. Devono fermarsi finché non le mandano. Se qualcuno ha usato il Suo nome, vada su IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Lo contesti per iscritto entro 30 giorni dal loro avviso e chieda le prove. Devono smettere di chiedere i soldi finché non le mandano. Tenga una copia e usi la raccomandata (certified mail).',
  },
  'us.ask-debt.old': {
    says: 'In quasi tutti gli Stati il tempo per fare causa è da tre a sei anni. Dopo, una società di recupero crediti non può farla. Non paghi e non prometta prima di saperlo: può farlo ripartire.',
    dependsOn: 'il Suo Stato, il tipo di debito e il Suo ultimo pagamento',
  },
  'us.ask-debt.credit-report': {
    says: 'Contesti gratis una voce sbagliata a ogni ufficio del credito. Devono controllarla, quasi sempre entro 30 giorni. Quasi tutti i debiti devono sparire dopo sette anni.',
  },
  'us.ask-debt.medical-report': {
    says: 'Un tribunale ha annullato il divieto federale a luglio 2025. Gli uffici dicono che non mettono i debiti medici pagati, quelli sotto un anno e quelli sotto $500. Alcuni Stati li vietano.',
    dependsOn: 'la somma, la sua età e il Suo Stato',
  },
  'us.ask-debt.sued': {
    says: 'Depositi una risposta scritta entro la data nella citazione (summons), in molti Stati da 20 a 30 giorni da quando l’ha ricevuta. Se non lo fa, vincono. L’assistenza legale gratuita (legal aid) o lo sportello del tribunale (self-help center) può aiutare.',
  },
  'us.ask-debt.ignore-summons': {
    says: 'Non la ignori. Se non risponde, l’altra parte vince senza di Lei (default) e può chiedere stipendio o soldi in banca. Se l’ha mancata, chieda ora al tribunale di riaprire.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Chieda oggi il fascicolo al cancelliere (court clerk). Può chiedere al giudice di annullare la sentenza (judgment), soprattutto se non ha mai avuto gli atti. Il tempo è breve.',
  },
  'us.ask-debt.settle': {
    says: 'Controlli che il debito sia Suo e non troppo vecchio. Offra quanto può pagare e si faccia dare prima l’accordo per iscritto. Un debito cancellato di $600 o più può essere segnalato come reddito.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Parli prima con un consulente del credito senza fini di lucro (credit counselor). Una ditta che vende per telefono aiuto contro i debiti non può prendere soldi prima di chiudere un debito.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Un debito cancellato conta come reddito, salvo un’eccezione. Le principali sono il fallimento (bankruptcy) e dovere più di quanto possiede. Usi il Form 982.',
    dependsOn: 'se doveva più di quanto possedeva quando è stato cancellato',
  },
  'us.ask-debt.dead-person': {
    says: 'Quasi sempre i debiti di una persona morta si pagano con ciò che ha lasciato, non li paga Lei. Se ha firmato anche Lei, o negli Stati con comunione dei beni (community property), può doverli.',
    dependsOn: 'se ha firmato anche Lei, e il Suo Stato',
  },
  'us.ask-debt.identity-theft': {
    says: 'Vada su IdentityTheft.gov e faccia una denuncia. La mandi alla ditta e agli uffici del credito: devono bloccare il debito falso. Blocchi gratis il credito (freeze) presso tutti e tre.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Un ospedale senza fini di lucro deve aspettare almeno 120 giorni prima di passi duri come una causa. Deve fermarli mentre guarda la Sua richiesta di aiuto, che può fare per 240 giorni.',
    dependsOn: 'se l’ospedale è senza fini di lucro',
  },
  'us.ask-debt.sheriff': {
    says: 'Prendere documenti da loro non vuol dire essere d’accordo. Per sfrattarla o prendere cose serve un ordine del tribunale: chieda di vederlo, non opponga resistenza e chiami l’assistenza legale gratuita (legal aid).',
    dependsOn: 'se portano documenti o un ordine del tribunale',
  },
  'us.ask-debt.ticket': {
    says: 'Agisca entro la data sulla multa: paghi, o si dichiari non colpevole (not guilty) e chieda un’udienza. Porti foto e ricevute. Mancare la data può costare spese o la patente.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Scriva all’indirizzo per le contestazioni (billing dispute) della carta entro 60 giorni dall’estratto conto. Mentre controllano può non pagare quell’addebito. Per carte rubate paga al massimo $50.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Lo dica ora alla banca. Per trasferimenti che non ha permesso perde al massimo $50 se lo dice entro due giorni lavorativi. Dopo 60 giorni dall’estratto conto può perdere di più.',
  },
  'us.ask-debt.robocalls': {
    says: 'Dica di smettere, se può per iscritto. Chiamate automatiche e messaggi non voluti al cellulare sono quasi sempre vietati, e può fare causa per $500 a chiamata. Li segnali a FCC e FTC.',
  },
  'us.ask-debt.irs-plan': {
    says: 'Risponda entro la data nell’avviso anche se non può pagare. Chieda un piano di pagamento su IRS.gov, più tempo o un’offerta per chiudere.',
  },
  'us.ask-debt.irs-call': {
    says: 'Riattacchi e non paghi: con ogni probabilità è una truffa. Questi uffici scrivono per posta e non chiedono mai carte regalo. Controlli il Suo conto sul loro sito.',
  },
  'us.ask-debt.cp2000': {
    says: 'Guardi numero e data. Per un CP2000 serve una risposta in 30 giorni. Un avviso di tassa mancante (notice of deficiency) dà 90 giorni per la Tax Court. Un avviso finale di prelievo (final levy notice) dà 30 giorni per un’udienza.',
  },
  'us.ask-debt.overpayment': {
    says: 'Agisca entro 30 giorni, così non iniziano a prendere soldi. Ha 60 giorni per fare ricorso (SSA-561). Può chiedere in ogni momento di cancellare il debito (waiver, SSA-632).',
  },
  'us.ask-debt.student-loan-default': {
    says: 'I prelievi da paga e rimborsi delle tasse per prestiti federali non pagati sono stati sospesi il 16 gennaio 2026. Controlli se vale ancora. Un prestatore privato deve prima farle causa.',
    dependsOn: 'se il prestito è federale o privato',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Il piano SAVE è finito. Guardi su StudentAid.gov i piani che può ancora scegliere. Da luglio 2026 ce n’è uno nuovo, il Repayment Assistance Plan.',
  },
  'us.ask-debt.foreclosure': {
    says: 'Chiami ora chi gestisce il mutuo (servicer) e un consulente approvato da HUD. Quasi sempre la vendita forzata (foreclosure) non può iniziare finché non è in ritardo di oltre 120 giorni. Una richiesta completa di aiuto fatta in tempo va decisa prima.',
  },
  'us.ask-debt.partners-loan': {
    says: 'Possono fare causa a chi ha firmato, ma non minacciare una causa che non intendono fare, né il carcere. Del debito possono parlare solo con il coniuge o l’avvocato, non con Lei. Chiedete prove scritte entro 30 giorni. Rispondete a vere carte del tribunale. Lei non deve nulla che non ha firmato.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Chiami subito l’IRS e offra un piano di rate. Prima deve mandare un ultimo avviso, poi ha 30 giorni per chiedere un’udienza (hearing). La banca tiene i soldi 21 giorni, e una grave difficoltà può liberarli.',
  },
  'us.ask-debt.cosigned': {
    says: 'Sì. Chi firma insieme deve tutto il debito se l’altro non paga, e può apparire nel Suo rapporto di credito. Prima di firmare doveva ricevere un avviso che lo dice.',
  },
  'us.ask-debt.house-lien': {
    says: 'Prima devono fare causa e vincere. In quasi tutti gli stati la sentenza può allora gravare sulla casa (lien), ma la legge sulla casa di famiglia (homestead) ne protegge una parte o tutto. Poche carte portano a una vendita forzata.',
    dependsOn: 'se hanno una sentenza, e il Suo Stato',
  },
  'us.ask-debt.refund-offset': {
    says: 'No. Solo debiti pubblici come tasse, mantenimento dei figli e prestiti federali per studenti possono essere presi da un rimborso federale. Una ditta privata con una sentenza potrebbe prendere i soldi quando sono in banca.',
  },
  'us.ask-debt.loan-sold': {
    says: 'Scriva al gestore del mutuo (servicer) e chieda come è fatta la somma. Deve rispondere in 30 giorni lavorativi. Per 60 giorni dopo un passaggio un pagamento al vecchio servicer non è in ritardo. Le condizioni del mutuo restano uguali.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Guardi il Suo conto su IRS.gov e mandi copie dell’assegno incassato o dell’estratto all’indirizzo dell’avviso entro la data. Può contestare il conto. Il Taxpayer Advocate aiuta gratis.',
  },
}
