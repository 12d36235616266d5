/** Questions sur abonnements, cotisations, cautions, police et aide, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IT: Words = {
  'jp.ask.subscription': {
    says: 'Salvi la schermata dell’ordine e le e-mail. Provi ora ad annullare come dice il negozio, e tenga la prova. Se l’ultima schermata L’ha ingannata, può annullare l’ordine. Chiami il 188 per aiuto gratis.',
  },
  'jp.ask.credit-stop': {
    says: 'Scriva alla ditta della carta o del credito che smette di pagare e perché (支払停止の抗弁). Vale per pagamenti a rate oltre due mesi, da 40.000 yen in tutto. Tenga la prova, e scriva anche al negozio. Chiami il 188.',
  },
  'jp.ask.free-lawyer': {
    says: 'Chiami Houterasu (法テラス). Con reddito basso e pochi risparmi ha tre colloqui gratis su una questione. Può anche prestare l’onorario in piccole rate mensili. Dopo un arresto chieda l’avvocato di turno (当番弁護士), gratis una volta.',
  },
  'jp.ask.paid-scammer': {
    says: 'Chiami ora la banca e chieda di bloccare il conto a cui ha pagato. Chiami la polizia (#9110), poi il 188. Se ha dato dati della carta, la faccia bloccare. Ciò che resta sul conto può essere diviso tra le vittime.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'La famiglia non deve nulla, ma un garante deve pagare. Tiene le cose di base e contanti fino a 990.000 yen. Casa e auto cara si vendono di solito. Pochi lavori sono chiusi per alcuni mesi. Tasse e mantenimento dei figli restano.',
    dependsOn: 'che cosa possiede e chi ha firmato come garante',
  },
  'jp.ask.divorce': {
    says: 'Se siete d’accordo, presentate il foglio al comune. Se no, avvii la mediazione (調停) al tribunale della famiglia. Prima fissate per iscritto figli, mantenimento, casa e risparmi. Da aprile 2026 tutti e due potete tenere la responsabilità dei figli. Può chiedere una parte dei risparmi per cinque anni.',
  },
  'jp.ask.cancel-fee': {
    says: 'Ciò che supera la perdita media della ditta è nullo. Chieda di spiegare la somma. Chiami il 188 prima di pagare.',
    dependsOn: 'il contratto e quanto presto ha annullato',
  },
  'jp.ask.nhk': {
    says: 'Senza un tale apparecchio non serve un contratto, e può chiuderne uno. I canoni più vecchi di cinque anni possono essere troppo vecchi, ma deve dirlo prima di pagare.',
    dependsOn: 'se ha un apparecchio che può ricevere NHK',
  },
  'jp.ask.pension': {
    says: 'Chieda al comune un’esenzione o un rinvio (免除・納付猶予). Può valere per due anni e un mese indietro. Salva il diritto a una pensione di invalidità. Se ignora i solleciti, possono pignorare.',
  },
  'jp.ask.health-premium': {
    says: 'Vada in comune prima della data. Chieda la tariffa più bassa per redditi bassi o perdita del lavoro, una riduzione (減免) o rate. Porti la prova del reddito. Chieda quali cure tiene mentre è in debito.',
  },
  'jp.ask.illegal-lender': {
    says: 'Un prestito oltre il 109,5% l’anno è nullo, e prestare senza licenza è un reato. Non prenda altro in prestito. Tenga tutti i messaggi, e vada oggi dalla polizia (#9110) e da un avvocato o consulente giudiziario.',
  },
  'jp.ask.student-loan': {
    says: 'Chiami JASSO prima di altri mesi di ritardo. Chieda rate più basse (減額返還) o un rinvio (返還期限猶予) se guadagna poco, è malato o senza lavoro. Possono chiedere a un genitore o altro garante, quindi lo dica loro presto.',
  },
  'jp.ask.guarantor': {
    says: 'Un garante in solido (連帯保証人) deve come il debitore. Chieda il foglio firmato e quanto resta. Senza scritto, o senza somma massima in una garanzia aperta, è nulla. Veda un avvocato prima di pagare.',
    dependsOn: 'che cosa ha firmato',
  },
  'jp.ask.police': {
    says: 'Non deve parlare contro la Sua volontà. Se non è in arresto, può dire no o andare via. Può chiamare un avvocato quando vuole. Dopo un arresto, chieda l’avvocato di turno (当番弁護士): la prima visita è gratis. Non firmi nulla di sbagliato.',
  },
  'jp.ask.stay': {
    says: 'Faccia domanda prima dell’ultimo giorno. Allora può restare fino alla risposta, due mesi in più al massimo. Se lascia il lavoro, lo dica all’ufficio entro 14 giorni. Se rifiutano, chieda lì il motivo e veda subito un avvocato.',
  },
  'jp.ask.welfare': {
    says: 'Può chiedere l’assistenza pubblica all’ufficio sociale del comune, anche con casa, lavoro o debiti. Devono prendere il modulo e rispondere in 14 giorni, 30 al massimo. Contro un no ha tre mesi per un riesame.',
  },
  'jp.ask.not-delivered': {
    says: 'Scriva con un ultimo giorno, per esempio una settimana. Se non arriva nulla, annulli e chieda tutto il denaro. Pagato con carta? Chieda di fermarla. Bonifico e nessuna risposta? Può essere un negozio falso: chiami oggi banca e polizia (#9110), poi il 188.',
  },
  'jp.ask.gym-ill': {
    says: 'Chieda di chiudere per iscritto, con certificato medico. Una penale oltre la perdita media della ditta è nulla: chieda il calcolo. Anche una clausola che non La lascia mai uscire può essere nulla. Molti club danno una pausa. Chiami il 188 prima di pagare.',
  },
  'jp.ask.long-service': {
    says: 'Vale sopra 50.000 yen e oltre un mese per la bellezza, due mesi per il resto. Per otto giorni dal documento può annullare gratis per lettera o e-mail. Dopo può ancora smettere in ogni momento. Per la bellezza già iniziata paga al massimo 20.000 yen o il 10 % del resto, il minore.',
  },
  'jp.ask.private-parking': {
    says: 'Un privato non può multare. Deve la tariffa e la perdita vera, non una somma inventata su un cartello. Una somma molto più alta può essere nulla. Non paghi subito. Chieda per iscritto foto, orari e calcolo. Chiami il 188.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Con carta falsa o rubata la legge obbliga la banca a rimborsare, meno se è stato incauto. La banca online non è in quella legge, ma le banche hanno promesso di pagare i privati senza colpa. Avvisi subito banca e polizia: di solito contano solo gli ultimi 30 giorni. Se rifiuta, chiami lo sportello delle banche.',
    dependsOn: 'come è sparito il denaro e la Sua prudenza',
  },
  'jp.ask.insurer-refuses': {
    says: 'Chieda per iscritto su quale clausola si basano e mandi prove. Devono pagare in un tempo giusto. Poi aiuta gratis un ente: そんぽADRセンター per i danni, 生命保険相談所 per vita e salute. I diritti finiscono di solito dopo tre anni. Non accetti in fretta una piccola somma.',
  },
  'jp.ask.phone-contract': {
    says: 'Entro otto giorni dal documento può di solito annullare senza penale (初期契約解除 o 確認措置). L’installazione può essere dovuta. Nei contratti da luglio 2022 uscire costa al massimo un mese. Il resto di un telefono a rate è dovuto. Chiami il 188 se L’hanno ingannata.',
  },
  'jp.ask.allowance-back': {
    says: 'Chieda la decisione per iscritto, con motivo e calcolo. Se è sbagliata, chieda un riesame (審査請求) entro tre mesi da quando lo sa. La carta dice dove. Se è giusta, chieda piccole rate. Se aveva dichiarato tutto in tempo, lo mostri. Chiami Houterasu.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Una piccola multa (反則金) non pagata diventa un caso penale. Una multa del tribunale (罰金) non pagata può portare a giorni di lavoro in custodia. Chiami subito la procura e chieda rate o tempo. Mostri entrate e spese. Non ignori le lettere.',
  },
  'jp.ask.divorce-money': {
    says: 'Ciò che avete costruito insieme nel matrimonio si divide, di regola a metà, qualunque sia il nome. I beni di prima o ereditati restano Suoi. Per divorzi da aprile 2026 può chiederlo per cinque anni. Chieda anche la divisione della pensione (年金分割). Senza accordo vada al tribunale di famiglia.',
  },
  'jp.ask.car-accident': {
    says: 'Avvisi la polizia e veda subito un medico. Per le ferite può chiedere direttamente all’assicurazione obbligatoria dell’altro (自賠責, 被害者請求). Se manca, o se è fuggito, paga lo Stato (政府保障事業). Guardi anche la Sua polizza. Non firmi in fretta: aiuto gratis al 日弁連交通事故相談センター.',
  },
  'jp.ask.stalking': {
    says: 'In pericolo chiami il 110. Altrimenti il #9110 o la polizia oggi. Può avvertire la persona; può seguire un divieto (禁止命令), e violarlo è reato. Tenga messaggi, orari e foto. Non incontri, non risponda. Avvisi famiglia e lavoro. La polizia aiuta con ronde e rifugio.',
  },
  'jp.ask.pension-decision': {
    says: 'Chieda un riesame (審査請求) all’esaminatore (社会保険審査官) entro tre mesi da quando lo sa. È gratis. Chieda le carte mediche usate e mandi un nuovo rapporto. Poi ha due mesi per un secondo riesame o sei per il tribunale. Un esperto (社労士) può aiutare.',
  },
  'jp.ask.violence': {
    says: 'In pericolo chiami il 110. Chiami gratis #8008 o 0120-279-889 (DV相談+). Un centro può darle un rifugio. Un tribunale può vietare di avvicinarsi o allontanare la persona; violarlo è reato. Tenga foto e certificato. Il comune può nascondere l’indirizzo. Può portare i figli.',
  },
  'jp.ask.contact': {
    says: 'Genitore e figlio possono vedersi (親子交流) secondo il bene del bambino. Senza accordo chieda una mediazione (調停) al tribunale di famiglia. Se non è rispettato, può richiamare gratis (履行勧告) o ordinare denaro (間接強制). Paghi comunque il mantenimento. Non prenda il bambino da solo.',
  },
  'jp.ask.parents-debt': {
    says: 'Nessuno deve il prestito di un parente, tranne chi ha firmato come garante (保証人). Un prestatore non può premere sulla famiglia: dica no per iscritto. Non firmi e non paghi nulla. Dopo un decesso si ereditano i debiti: rinunci (相続放棄) entro tre mesi al tribunale di famiglia.',
  },
  'jp.ask.online-insult': {
    says: 'Prima salvi schermate con indirizzo e ora. Chieda alla piattaforma di togliere. Un tribunale può far nominare l’autore (発信者情報開示), ma i dati restano spesso da tre a sei mesi: veda presto un avvocato. Può chiedere denaro. Per una denuncia ha sei mesi da quando sa chi è.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Se ha preso soldi prima di giugno 2010 a più del 15 o 20 % all’anno, forse ha pagato troppo. Chieda la storia (取引履歴): devono darla. Di solito dieci anni dall’ultimo pagamento, cinque da quando lo sa per quelli da aprile 2020. Raro nei prestiti dal 2010. Chieda a Houterasu.',
  },
  'jp.ask.child-purchase': {
    says: 'I contratti di un minore di 18 anni senza permesso dei genitori si annullano. Non per la paghetta, né se ha ingannato sull’età. Un clic su «oltre 18» non è sempre un inganno. Scriva subito al negozio, ad Apple o Google e alla carta, con età e date. Chiami il 188.',
  },
  'jp.ask.card-misuse': {
    says: 'Chiami subito la società della carta e la blocchi. Secondo le condizioni di solito copre l’abuso, spesso fino a 60 giorni prima della chiamata, se non è stato incauto con il PIN. Denunci e annoti il numero. Contesti ogni addebito per iscritto. Se rifiutano, chiami il 188.',
  },
  'jp.ask.builder-overcharge': {
    says: 'Vale il prezzo pattuito. Il lavoro in più richiede prima il Suo sì. Chieda una fattura con le voci, paghi il pattuito e contesti il resto per iscritto. Sono venuti da Lei, o era molto più caro dell’annuncio? Allora può avere otto giorni per annullare (クーリング・オフ). Non paghi sotto pressione; chiami il 188.',
  },
}
