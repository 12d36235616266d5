/** Questions sur logement, achat, énergie, police et séjour, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IT: Words = {
  'nl.ask.repairs': {
    says: 'Lo segnali per iscritto e dia al padrone di casa sei settimane. In una casa regolata può poi chiedere alla commissione affitti (Huurcommissie) di abbassare l’affitto. Altrimenti può un giudice. Non smetta di pagare da solo.',
  },
  'nl.ask.landlord-enters': {
    says: 'Solo con il Suo sì, o in una vera emergenza come un tubo rotto. Per riparazioni urgenti il padrone di casa deve prima chiedere e concordare un’ora. Scriva che non permette visite senza avviso.',
  },
  'nl.ask.arrears-evict': {
    says: 'Solo un giudice può ordinarlo, di solito con tre mesi di arretrati o più. Paghi prima l’affitto nuovo, offra un piano scritto e chieda ora al comune aiuto per i debiti. Se arriva un’udienza, ci vada.',
    dependsOn: 'quanto è aperto e che cosa fa ora',
  },
  'nl.ask.service-costs': {
    says: 'Paga solo i costi veri. Il padrone di casa deve mandare un elenco entro sei mesi dopo l’anno. Chieda di vedere le fatture. Se non è d’accordo, può decidere la commissione affitti (Huurcommissie).',
  },
  'nl.ask.delivery': {
    says: 'Il negozio deve consegnare entro 30 giorni e porta il rischio finché non l’ha Lei. Scriva e dia un ultimo tempo giusto. Poi annulli e chieda i soldi. Conservi le prove.',
  },
  'nl.ask.flight': {
    says: 'Chieda alla compagnia assistenza, rimborso o altro volo, e la somma fissa della regola europea. Non deve pagarla per cause che non poteva evitare, come una tempesta.',
    dependsOn: 'perché era in ritardo, di quanto e quanto lontano',
  },
  'nl.ask.free-lawyer': {
    says: 'Chiami prima lo sportello legale (Juridisch Loket): è gratis. Con reddito basso e pochi risparmi ha un avvocato per una piccola quota (toevoeging). La chiede l’avvocato. Nei casi penali con arresto è di solito gratis.',
  },
  'nl.ask.divorce': {
    says: 'Solo un giudice può sciogliere un matrimonio, e lo chiede un avvocato. Con figli serve un piano (ouderschapsplan). Prima concordi chi resta in casa per ora, e tenga copie di tutto. Per il tempo in mezzo un giudice può decidere in fretta.',
  },
  'nl.ask.collector-visits': {
    says: 'Un addetto al recupero può suonare, ma non deve aprirgli né parlargli. Non ha poteri e non può entrare. Dica per iscritto che vuole solo lettere. Un ufficiale giudiziario (deurwaarder) è diverso: chieda la sentenza.',
  },
  'nl.ask.parking-tax': {
    says: 'Si opponga (bezwaar) al comune entro sei settimane, gratis, con prove come biglietto, permesso o foto. Le spese aggiunte hanno un massimo fissato ogni anno. Dopo un no può andare dal giudice tributario.',
  },
  'nl.ask.subscription': {
    says: 'Dopo il primo periodo concordato può chiudere la maggior parte degli abbonamenti con un mese di preavviso. Lo scriva e chieda una prova. Un nuovo anno tacito non La vincola.',
  },
  'nl.ask.energy': {
    says: 'Chiami ora il fornitore e concordi un piano. Non può staccare finché rispetta un piano o ha chiesto aiuto per i debiti. Chieda aiuto al comune: deve agire in fretta.',
  },
  'nl.ask.benefit-back': {
    says: 'Se è sbagliato si opponga entro sei settimane, e chieda come nasce la somma. Se è giusto, chieda un piano adatto al Suo reddito. Per motivi gravi possono chiedere meno.',
  },
  'nl.ask.bkr': {
    says: 'Di solito resta fino a cinque anni dopo che il debito è pagato. Prima, chieda per iscritto a chi ha prestato di toglierlo, e dica come Le nuoce. Se dice no, può andare dal giudice.',
  },
  'nl.ask.police': {
    says: 'Come sospettato non deve rispondere. Può parlare con un avvocato prima dell’interrogatorio, e averlo lì. Dica prima che lo vuole. Se La trattengono, è di solito gratis.',
  },
  'nl.ask.penal-order': {
    says: 'Si opponga (verzet) entro 14 giorni da quando lo sa, prima di pagare. Allora un giudice guarda il caso. Pagare può chiudere il diritto di opporsi, e può finire sul Suo casellario.',
  },
  'nl.ask.permit': {
    says: 'Agisca ora: spesso ha solo quattro settimane per opporsi, e una settimana in alcuni casi di asilo. Lo dice la fine della decisione. Trovi un avvocato tramite il consiglio per l’aiuto legale (Raad voor Rechtsbijstand).',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'le condizioni della palestra',
    says: 'Molte palestre permettono di smettere o sospendere per un lungo infortunio, con un certificato medico. Se le condizioni non lo dicono, chieda per iscritto una pausa. Un giudice può chiudere il contratto se un fatto imprevisto lo rende ingiusto.',
  },
  'nl.ask.bank-seized': {
    says: 'Sul conto deve restare libera una somma fissa, secondo la Sua famiglia. Chieda alla banca e all’ufficiale giudiziario quale somma hanno lasciato. Se resta troppo poco per vivere, mandi prova dei redditi. Chieda all’ufficiale di correggere.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Faccia opposizione entro sei settimane dalla data della decisione. I motivi possono arrivare dopo. Se non ha soldi per vivere, chieda subito al giudice una decisione urgente (voorlopige voorziening). Chieda un anticipo al comune.',
  },
  'nl.ask.home-sold': {
    says: 'Una vendita non chiude il contratto: chi compra diventa il Suo locatore. Non deve firmare né andare via. Paghi al nuovo proprietario quando ha una prova scritta. Dica no per iscritto a una disdetta per vendita.',
  },
  'nl.ask.own-use': {
    says: 'Resti, e scriva che non è d’accordo. Il locatore deve provare al giudice un bisogno proprio urgente, e che Lei può trovare un’altra casa adatta. Il preavviso è da tre a sei mesi. Se deve andare via, chieda le spese di trasloco.',
  },
  'nl.ask.claim-yourself': {
    says: 'Scriva una diffida con un ultimo giorno. Fino a 25.000 € va dal kantonrechter, senza avvocato. Un ufficiale giudiziario consegna la citazione (dagvaarding) e Lei paga una tassa. Se vince, l’altra parte ne rimborsa la maggior parte.',
  },
  'nl.ask.parking-paid': {
    says: 'Mandi la prova del pagamento. È una tassa del comune (naheffingsaanslag)? Si opponga gratis al comune entro sei settimane. Viene dal CJIB? Ricorra gratis all’officier van justitie entro sei settimane.',
  },
  'nl.ask.fake-invoice': {
    says: 'Chiami subito la banca e chieda il richiamo del bonifico. Denunci alla polizia. Dal 9 ottobre 2025 la banca deve controllare che nome e IBAN coincidano. Se non l’ha fatto, chieda il rimborso.',
  },
  'nl.ask.joint-account': {
    says: 'Annoti saldo e date, e chieda alla banca di bloccare il conto o di volere due firme. La Sua parte si chiede nella separazione. Un giudice può ordinare misure urgenti. Veda presto un avvocato.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'chi aveva l’auto',
    says: 'La multa va all’intestatario, chiunque guidasse, e non ci sono punti. Ne esce solo se l’auto era rubata, noleggiata o già venduta. Ricorra allora gratis entro sei settimane, con prove.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Senza prezzo fisso deve solo un prezzo equo. Un prezzo indicativo può salire al massimo del dieci per cento senza avviso. Chieda l’elenco di ore e pezzi, paghi il giusto e scriva perché non il resto.',
  },
  'nl.ask.health-refused': {
    says: 'Chieda per iscritto all’assicuratore di riesaminare (heroverweging), con una lettera del medico. Deve rispondere entro quattro settimane. Dopo un no o il silenzio, vada alla SKGZ, l’organo per le liti sull’assicurazione sanitaria.',
  },
  'nl.ask.leave-home': {
    dependsOn: 'il Suo contratto',
    says: 'L’inquilino disdice per iscritto, di solito un mese prima, senza motivo. Un contratto fino a due anni può di solito finire prima. Uno fisso più lungo La vincola, salvo una via d’uscita. Conservi la prova.',
  },
  'nl.ask.bailiff-car': {
    dependsOn: 'se c’è una sentenza',
    says: 'Con una sentenza l’ufficiale può pignorare un’auto o cose costose. Ciò che serve per vivere e lavorare è al sicuro, entro certi limiti. Non può pignorare se la vendita non copre neppure le spese. Scriva perché Le serve l’auto, per lavoro o cura.',
  },
  'nl.ask.default-judgment': {
    says: 'Può opporsi (verzet), di solito entro quattro settimane da quando ha avuto la sentenza o ha agito. Si inizia con una citazione dell’ufficiale giudiziario: chiami oggi un avvocato o il Juridisch Loket. Un giudice può fermare intanto l’esecuzione.',
  },
  'nl.ask.phone-sale': {
    says: 'Un contratto di energia, telefono o altri servizi per chiamata vincola solo dopo il Suo sì scritto. Poi ha 14 giorni per recedere. Scriva che non lo accetta.',
  },
  'nl.ask.unordered': {
    says: 'Non deve nulla per ciò che non ha ordinato e non deve rimandarlo. Scriva una volta che non ha ordinato nulla e chieda prove.',
  },
  'nl.ask.package-tour': {
    says: 'Se l’organizzatore annulla un pacchetto, riha tutto entro 14 giorni. Non deve accettare un buono. Se annulla Lei, di solito paga una spesa giusta, ma nulla se fatti gravi sul posto impediscono il viaggio.',
    dependsOn: 'chi ha annullato e perché',
  },
  'nl.ask.energy-bill': {
    says: 'Confronti le letture e il prezzo con il contratto. Scriva che cosa è sbagliato e paghi la parte giusta. Se non basta, vada alla Geschillencommissie Energie. Non può pagare? Chieda un piano prima del sollecito.',
  },
  'nl.ask.child-contact': {
    says: 'Lei e Suo figlio avete diritto a vedervi. Parlate prima con un mediatore o il comune e scrivete gli accordi. Se non basta, un avvocato chiede al giudice un piano (omgangsregeling).',
  },
}
