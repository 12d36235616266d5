/** Questions about debts, collectors, enforcement and courts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Metta su carta date e somme: quando scadeva, che cosa è stato pagato, chi Le ha scritto.',
  },
  'fr.ask-debt.step-help': {
    says: 'Vada a un Point conseil budget o a uno sportello legale (point-justice, 3039). Tutti e due sono gratis.',
  },
  'fr.ask-debt.step-keep': {
    says: 'Conservi lettere, buste e prove di pagamento.',
  },
  'fr.ask-debt.right-no-title': {
    says: 'Nessuno può pignorare soldi o cose senza un titolo esecutivo.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Le spese di recupero prima di un ordine del tribunale non le paga Lei.',
  },
  'fr.ask-debt.right-time': {
    says: 'Un giudice può darle fino a due anni per pagare.',
  },
  'fr.ask-debt.option-help': {
    title: 'Vedere un consulente gratuito',
    says: 'Un Point conseil budget guarda tutti i debiti con Lei.',
    cost: 'Nulla.',
    time: 'Una visita.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque abbia debiti.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Offrire una piccola somma al mese',
    says: 'Offra per iscritto ciò che può mantenere. Prima controlli l’età del debito.',
    cost: 'Ciò che offre.',
    time: 'Una sera.',
    risk: 'Può far ripartire il tempo di un vecchio debito.',
    bestFor: 'Lo deve ed è recente.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'L’aiuto della Banque de France per troppi debiti è gratis e può fermare i pignoramenti.',
    learnMore: 'Non paghi mai una ditta che si offre di farlo per Lei.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Le carte portate da un ufficiale hanno date brevi. Non le lasci senza leggerle.',
  },
  'fr.ask-debt.right-proof': {
    says: 'Chi chiede un debito deve provarlo.',
  },
  'fr.ask-debt.collector-seize': {
    says: 'Una società di recupero non può pignorare nulla né entrare. Serve un ordine del tribunale o altro titolo, e un ufficiale giudiziario (commissaire de justice).',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Senza un ordine del tribunale, le spese di recupero sono del creditore (articolo L. 111-8). Paghi solo il debito e gli interessi concordati.',
  },
  'fr.ask-debt.debt-too-old': {
    says: 'Una fattura a un consumatore finisce dopo due anni, una del telefono dopo uno, l’affitto dopo tre, la maggior parte del resto dopo cinque. Una sentenza dura dieci anni.',
    dependsOn: 'che tipo di debito è',
  },
  'fr.ask-debt.cannot-pay': {
    says: 'Paghi prima casa, cibo ed energia. Offra per iscritto piccole somme al mese. Se i debiti sono molti, presenti gratis una pratica alla Banque de France.',
  },
  'fr.ask-debt.overdebt': {
    says: 'Presenti una pratica alla Banque de France, online o per posta. È gratis. Una volta accolta, i pignoramenti si fermano fino a due anni mentre si fa un piano.',
  },
  'fr.ask-debt.order-to-pay': {
    says: 'Ha un mese dalla notifica per opporsi (opposition): scriva alla cancelleria (greffe) indicata nell’ordine. Poi un giudice sente le due parti.',
  },
  'fr.ask-debt.prison': {
    says: 'Nessuno in Francia va in prigione per una bolletta, un prestito o un affitto non pagato.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Senza, l’ufficiale non può entrare. Con un titolo, se è fuori o rifiuta, gli servono la polizia, un eletto o due testimoni.',
    dependsOn: 'se c’è un ordine del tribunale o un altro titolo',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Ciò che serve per vivere e lavorare è protetto: letto, vestiti, tavolo, frigo, cucina, lavatrice, attrezzi di lavoro. Altre cose si possono pignorare con un titolo.',
    dependsOn: 'quale cosa è',
  },
  'fr.ask-debt.bank-empty': {
    says: 'Una somma base deve restare, circa 650 €. I sussidi restano protetti se li prova. Ha un mese per contestare il blocco.',
    dependsOn: 'che cosa c’è sul conto',
  },
  'fr.ask-debt.wages': {
    says: 'Con un titolo l’ufficiale manda prima una richiesta di pagare. Ha un mese per contestare o concordare un piano. Si può prendere solo una parte della paga.',
    dependsOn: 'se c’è un titolo',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Scriva per raccomandata che lo contesta. Chieda contratto, fatture e conto. Devono provarlo loro, non Lei.',
  },
  'fr.ask-debt.harass': {
    says: 'Chieda per iscritto solo lettere. Scriva ogni chiamata. Segnali su SignalConso, e denunci se continua: le molestie sono un reato.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Risponda per iscritto prima della data. Paghi ciò che è giusto, offra un piano, o dica perché è sbagliato. Non è un ordine del tribunale.',
  },
  'fr.ask-debt.court-lawyer': {
    says: 'Fino a 10.000 €, nelle cause di affitto e al tribunale del lavoro non serve. Con un reddito basso lo paga lo Stato (aide juridictionnelle).',
    dependsOn: 'la somma e il tribunale',
  },
  'fr.ask-debt.spouse': {
    says: 'Le persone sposate devono tutte e due i debiti per casa e figli. Un grande prestito firmato da uno solo è suo.',
    dependsOn: 'per che cosa era il debito',
  },
  'fr.ask-debt.inherited': {
    says: 'Può rifiutare l’eredità, o accettarla fino a quanto vale. Se la accetta tutta, prende anche i debiti.',
    dependsOn: 'se accetta l’eredità',
  },
  'fr.ask-debt.benefit-overpaid': {
    says: 'Se è sbagliato lo contesti per iscritto entro due mesi. Se è giusto, chieda la cancellazione o piccole somme.',
  },
  'fr.ask-debt.tax-time': {
    says: 'Chieda tempo nel Suo spazio su impots.gouv.fr prima della data. Se non potrà mai pagare, chieda la cancellazione (remise gracieuse).',
  },
  'fr.ask-debt.scam-sms': {
    says: 'La consideri una truffa. Gli enti pubblici non chiedono pagamenti o dati della carta per SMS. Non clicchi. Lo inoltri al 33700 e scriva Lei il vero sito.',
  },
  'fr.ask-debt.scam-bank': {
    says: 'Lo dica subito alla banca. Un pagamento che non ha permesso va rimborsato, salvo che provi una grave imprudenza. Una chiamata con un finto numero della banca spesso non lo è.',
    dependsOn: 'se ha permesso Lei il pagamento',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Ritiri presto l’atto dall’ufficio dell’ufficiale. Il tempo per reagire corre di solito dal giorno della visita, anche se non lo ritira.',
  },
  'fr.ask-debt.legal-aid': {
    says: 'Lo chieda su justice.fr o in tribunale prima dell’udienza. Paga tutto o una parte dell’avvocato e delle spese.',
    dependsOn: 'reddito, risparmi e famiglia',
  },
  'fr.ask-debt.small-claims': {
    says: 'È libero di rifiutare. Un mese di silenzio è un no. Se accetta, l’accordo si può eseguire come una sentenza.',
  },
  'fr.ask-debt.bad-cheque': {
    says: 'Paghi l’assegno e lo dica alla banca: il divieto finisce subito. Se no, dura cinque anni.',
    dependsOn: 'se lo paga',
  },
  'fr.ask-debt.account-closed': {
    says: 'Una banca deve dare due mesi di preavviso scritto. Se nessuna banca La accetta, la Banque de France ne indica una che deve farlo (droit au compte).',
    dependsOn: 'che cosa ha fatto la banca',
  },
  'fr.ask-debt.public-bill': {
    says: 'Lo contesti entro due mesi davanti al tribunale indicato. Chieda all’ente di correggere gli errori, e al tesoro un piano.',
  },
  'fr.ask-debt.tv-fee': {
    says: 'È finito nel 2022. Una lettera o un messaggio che lo chiede ora è probabilmente una truffa.',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 'se esiste una sentenza',
    says: 'Il finanziatore deve agire in giudizio entro due anni dalla prima rata rimasta non pagata. Dopo è troppo tardi. Una sentenza dura dieci anni: chieda una copia.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Per l’aiuto alla casa (APL) scriva prima alla commissione di ricorso della CAF entro due mesi. Poi viene il tribunale amministrativo. Se la somma è giusta, chieda uno sgravio o piccole rate.',
  },
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'chi ha fatto il pagamento',
    says: 'La banca deve rimborsare un pagamento non autorizzato al più tardi il giorno lavorativo seguente. Deve provare una grave negligenza: il codice da solo non la prova. Le scriva, poi scriva al suo mediatore gratuito.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Mandi una diffida con un ultimo giorno. Fino a 5.000 € deve prima tentare un conciliatore gratuito. Poi vada in tribunale con un modulo (requête) o chieda un’ingiunzione di pagamento. Non serve un avvocato.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Chieda il motivo per iscritto. Scriva al presidente del consiglio dipartimentale entro due mesi. Solo dopo viene il tribunale amministrativo. In caso di bisogno chieda un aiuto urgente a un assistente sociale.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
  'fr.ask-debt.ficp': {
    says: 'Chieda la Sua scheda alla Banque de France: è gratis. Paghi il debito e la banca deve farla cancellare; altrimenti finisce dopo cinque anni. Serviva un avviso di 30 giorni. Se è un errore, scriva alla banca, poi alla CNIL.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Scriva nel Suo conto su impots.gouv.fr (réclamation), con motivi e prove. Per l’imposta sul reddito ha tempo fino alla fine del secondo anno dopo l’avviso; per le imposte locali fino alla fine dell’anno seguente. Chieda subito di non pagare la parte contestata (sursis).',
  },
}
