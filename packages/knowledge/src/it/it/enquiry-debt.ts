/** The Italian words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'No. Non si va in carcere perché non si può pagare un debito normale.',
  },
  'it.ask.wage': {
    says: 'Al massimo un quinto per debiti comuni, e solo dopo un titolo e il precetto. La Riscossione può prendere un decimo fino a 2.500 €, un settimo fino a 5.000 €.',
    dependsOn: 'chi pignora e quanto guadagna',
  },
  'it.ask.pension': {
    says: 'Fino a 1.092,48 € al mese è al sicuro nel 2026. Del resto possono prendere un quinto.',
    dependsOn: 'quanto è alta la pensione',
  },
  'it.ask.account': {
    says: 'Con un titolo o dalla Riscossione, sì. Stipendio o pensione già versati sono al sicuro fino a 1.638,72 € nel 2026. Veda presto un avvocato.',
    dependsOn: 'chi agisce e da dove vengono i soldi',
  },
  'it.ask.home-sale': {
    says: "La Riscossione non può vendere l'unica casa dove abita. Una banca o un creditore con un titolo può.",
    dependsOn: 'chi è il creditore',
  },
  'it.ask.old-debt': {
    says: 'Luce, gas, acqua: due anni. Telefono, affitto, multe: cinque. Prestiti: dieci. Un pagamento o una raccomandata fa ripartire il tempo.',
    dependsOn: "il tipo di debito e l'ultima richiesta",
  },
  'it.ask.old-bill': {
    says: 'Per luce, gas e acqua i consumi di oltre due anni sono prescritti. Per il telefono cinque anni. Una raccomandata fa ripartire il tempo.',
    dependsOn: "il servizio e l'ultima richiesta",
  },
  'it.ask.collector-home': {
    says: 'No. Un esattore non può entrare, prendere cose o chiamare tutto il giorno. Non deve aprire la porta.',
  },
  'it.ask.injunction': {
    says: 'Paghi o faccia opposizione con un avvocato entro 40 giorni dalla notifica. Se non fa nulla, è definitivo e possono pignorare.',
  },
  'it.ask.many-debts': {
    says: 'Vada da un OCC. Il giudice può fissare un piano o cancellare i debiti, una volta anche senza beni. Paghi prima casa, luce e cibo.',
  },
  'it.ask.crif': {
    says: 'Una o due rate in ritardo: 12 mesi dopo il pagamento. Di più: 24 mesi. Mai pagate: 36 mesi dalla fine del contratto. Chieda gratis i Suoi dati.',
    dependsOn: 'quante rate e se ha pagato',
  },
  'it.ask.tax-parts': {
    says: 'Sì. Nel 2026 fino a 84 rate con semplice richiesta, per debiti fino a 120.000 €. Chieda online ad AdER. Ferma nuovi pignoramenti.',
  },
  'it.ask.rottamazione': {
    says: 'No. Le nuove domande si sono chiuse il 30 aprile 2026. Se ha aderito, la prossima rata scade il 30 novembre 2026. Se no, chieda le rate.',
  },
  'it.ask.car-block': {
    says: "Nei 30 giorni del preavviso paghi, chieda le rate o provi che l'auto serve al lavoro. La prima rata pagata sospende il fermo.",
  },
  'it.ask.inps-back': {
    says: 'Vada da un patronato, gratis. Ha 90 giorni per il ricorso. Per una pensione pagata per errore INPS, chi è in buona fede spesso non restituisce.',
  },
  'it.ask.myth-all-wages': {
    says: 'Non possono mai prendere tutto: al massimo un quinto per debiti comuni.',
  },
  'it.ask.myth-family-pays': {
    says: "La famiglia non paga i Suoi debiti se non ha firmato. Gli eredi possono rinunciare o accettare con beneficio d'inventario.",
  },
  'it.ask.myth-not-collected': {
    says: 'Non ritirare la raccomandata non aiuta: dopo alcuni giorni vale come ricevuta.',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'se Le è arrivata una richiesta',
    says: 'Le bollette scadute prima di marzo 2018 (luce), del 2019 (gas) o del 2020 (acqua) si prescrivono in cinque anni. Una raccomandata fa ripartire il tempo. Chieda data e prova prima di pagare.',
  },
  'it.ask.claim-yourself': {
    says: 'Mandi una diffida con raccomandata o PEC, con un ultimo giorno. Fino a 1.100 € può andare dal giudice di pace senza avvocato. Con una prova scritta chieda un decreto ingiuntivo.',
  },
  'it.ask.officer-enter': {
    dependsOn: 'se c’è un titolo',
    says: 'Senza titolo e precetto l’ufficiale non può entrare. Con questi può cercare cose in casa e, se è assente o rifiuta, far aprire le porte con la forza pubblica. Chieda di vedere il titolo. Le cose necessarie per vivere sono al sicuro.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'a cosa si riferisce e quali atti ha ricevuto',
    says: 'I tributi dello Stato si prescrivono dieci anni dopo l’ultimo atto notificato; multe, tributi locali e INPS dopo cinque. Ogni notifica fa ripartire il tempo. Chieda alla Riscossione l’elenco degli atti notificati, poi veda un avvocato.',
  },
  'it.ask.car-tax-old': {
    says: 'Il bollo si prescrive alla fine del terzo anno dopo quello in cui era dovuto. Ogni atto notificato fa ripartire i tre anni. Se è prescritto, chieda l’annullamento alla regione e ricorra entro 60 giorni.',
    dependsOn: 'quali atti ha ricevuto e quando',
  },
  'it.ask.home-bank': {
    says: 'Sì, una banca o un creditore privato può, anche la prima casa: solo il fisco no. Ma prima ci sono titolo, precetto e asta. Può pagare fino a 48 rate (conversione) o chiedere un piano all’OCC. Veda subito un avvocato.',
  },
}
