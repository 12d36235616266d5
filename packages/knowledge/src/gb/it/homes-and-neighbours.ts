/** Italian: service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMES_AND_NEIGHBOURS_IT: Words = {
  'gb.lease.right-fair-costs': {
    says: 'Paga solo spese giuste, per lavori fatti bene. Un giudice (tribunal) può decidere quanto deve.',
  },
  'gb.lease.right-asked-first': {
    says: 'Per lavori oltre £250 per alloggio devono consultarLa prima, con preventivi. Se no, la Sua quota può scendere a £250.',
  },
  'gb.lease.right-old-costs': {
    says: 'Non deve pagare spese più vecchie di 18 mesi alla data del conto. Salvo che Le abbiano scritto in tempo che il conto sarebbe arrivato.',
  },
  'gb.lease.right-see-bills': {
    says: 'Ogni conto deve avere un riassunto dei Suoi diritti. Fino ad allora può trattenere il denaro. Può chiedere di vedere le fatture.',
  },
  'gb.lease.no-forfeit-yet': {
    says: "Non possono toglierLe l'alloggio per un conto finché un giudice non dice che lo deve, o Lei lo accetta. Per £350 o meno, deve anche avere più di tre anni.",
  },
  'gb.lease.step': {
    says: 'Scriva cosa accetta, cosa contesta e perché. Chieda il riassunto delle spese e le fatture. Paghi la parte che accetta.',
  },
  'gb.lease.answer': {
    says: "Paga solo spese giuste. Per lavori oltre £250 per alloggio devono consultarLa prima. Un giudice (tribunal) può decidere, e nessuno Le toglie l'alloggio prima.",
  },
  'gb.lease.right-longer': {
    says: 'Chi ha un lungo contratto (lease) su un appartamento può averne uno più lungo a un prezzo giusto. Non serve più averlo da due anni.',
  },
  'gb.lease.right-manage': {
    says: "I titolari (leaseholders) possono prendere la gestione dell'edificio. Non serve una colpa del proprietario.",
  },
  'gb.rent-rise.wants': {
    says: 'Il Suo padrone di casa vuole più affitto dal giorno indicato. Può contestarlo prima di quel giorno.',
  },
  'gb.rent-rise.right-form': {
    says: "Un privato può aumentare l'affitto una volta l'anno, con il modulo ufficiale e due mesi di preavviso. Una clausola di aumento non vale più.",
  },
  'gb.rent-rise.right-tribunal': {
    says: 'Vada al First-tier Tribunal prima che inizi il nuovo affitto. Non può fissare più di quanto chiesto, e un affitto più alto inizia solo quando ha deciso.',
  },
  'gb.rent-rise.step': {
    says: "Cerchi l'affitto di case simili vicine. Scriva al padrone di casa prima che inizi il nuovo affitto.",
  },
  'gb.rent-rise.right-wales': {
    says: "Il padrone di casa può aumentare l'affitto una volta in 12 mesi, con due mesi di preavviso sul modulo RHW12.",
  },
  'gb.rent-rise.right-scotland': {
    says: "L'affitto può salire una volta in 12 mesi, con tre mesi di preavviso sul modulo ufficiale. Entro 21 giorni può chiedere un controllo (rent officer).",
  },
  'gb.rent-rise.right-ni': {
    says: "L'affitto può salire una volta in 12 mesi, con tre mesi di preavviso scritto.",
  },
  'gb.home.scotland-register': {
    says: 'Un privato che affitta deve essere nel registro del comune. Affittare senza è reato, e il comune può ordinare che non si debba affitto. Lo dica al comune.',
  },
  'gb.home.right-fit': {
    says: 'Una casa in affitto deve essere abitabile, senza grave umidità, freddo o pericolo. Un giudice può ordinare i lavori e darLe denaro.',
  },
  'gb.home.right-council-looks': {
    says: "Il comune può ispezionare una casa in affitto e ordinare di renderla sicura. Per le sue case, usi la via dei reclami e l'Housing Ombudsman.",
  },
  'gb.home.right-own-case': {
    says: 'Se la casa nuoce alla salute, può chiedere ai magistrates di ordinare i lavori. Avvisi prima il padrone di casa per iscritto, 21 giorni prima.',
  },
  'gb.neighbour.right-hedge': {
    says: "Una siepe sempreverde oltre due metri si può segnalare al comune. Provi prima un accordo con il vicino. C'è una tassa.",
  },
  'gb.neighbour.right-party-wall': {
    says: 'Prima di lavori su un muro comune, o di scavi vicino al Suo, il vicino deve avvisarLa per iscritto uno o due mesi prima. Può avere un perito (surveyor).',
  },
  'gb.neighbour.right-noise': {
    says: 'Il comune deve esaminare rumore, fumo o odori. Se il disturbo è grave, deve ordinare al vicino di smettere.',
  },
  'gb.neighbour.right-review': {
    says: 'Se ha segnalato cattivi comportamenti e si è fatto poco, può chiedere un riesame (case review). Polizia e comune devono allora guardarlo insieme.',
  },
  'gb.neighbour.right-branches': {
    says: "Può tagliare rami e radici fino al Suo confine. Chieda prima al comune se l'albero è protetto.",
  },
  'gb.neighbour.know-boundary': {
    says: "La linea della mappa del Land Registry mostra il confine solo all'incirca. Contano anche vecchi atti e un lungo uso.",
  },
  'gb.neighbour.right-nuisance': {
    says: 'Un giudice può ordinare al vicino di cessare un disturbo grave, e di pagarLa. Provi prima il dialogo e la mediazione.',
  },
  'gb.neighbour.right-camera': {
    says: 'Una telecamera che riprende oltre la casa del proprietario deve rispettare la legge sui dati. Può chiedere perché La riprende, e le Sue immagini.',
  },
  'gb.neighbour.answer': {
    says: 'Prima parli, se è sicuro, e tenga un diario. Poi lo segnali al comune. Deve esaminarlo e può ordinare al vicino di smettere.',
  },
  'gb.neighbour.answer-hedge': {
    says: 'Prima parli con il vicino, e scriva. Una siepe sempreverde oltre due metri si può poi segnalare al comune, con una tassa. Può ordinare il taglio.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Chieda un avviso scritto (party wall notice). È dovuto uno o due mesi prima di lavori su un muro comune o di scavi vicino al Suo. Un giudice può fermare lavori senza avviso.',
  },
  'gb.neighbour.answer-branches': {
    says: "Sì, può tagliarli fino al Suo confine. Offra di restituire ciò che taglia, e chieda al comune se l'albero è protetto.",
  },
  'gb.noise.right-review': {
    says: 'Lo ha segnalato tre volte in sei mesi senza esito? Chieda una revisione (anti-social behaviour case review). Può anche chiedere Lei a un magistrate di ordinare di smettere.',
  },
}
