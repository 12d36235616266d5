/** The Italian words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
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
  'it.ask.locks': {
    says: 'No. Solo un giudice può mandarLa via. Se il proprietario cambia la serratura o stacca la luce, chiami la polizia.',
  },
  'it.ask.rent-behind': {
    says: 'Paghi ora ciò che può e offra un piano. Se arriva lo sfratto, vada in udienza: può pagare tutto o chiedere fino a 90 giorni.',
  },
  'it.ask.end-lease': {
    says: 'Il proprietario deve scrivere sei mesi prima. Alla prima scadenza serve un motivo di legge. Se no, il contratto si rinnova.',
    dependsOn: 'la durata del contratto e la data della lettera',
  },
  'it.ask.deposit': {
    says: 'Chieda con raccomandata o PEC, con la data di consegna delle chiavi. Il proprietario può tenere solo danni provati e deve gli interessi.',
  },
  'it.ask.dismissed': {
    says: "Mandi l'impugnazione con raccomandata o PEC entro 60 giorni. Chieda la NASpI entro 68 giorni. Un sindacato può aiutarLa.",
  },
  'it.ask.naspi-cause': {
    says: 'Sì, anche dopo un licenziamento disciplinare, con 13 settimane in quattro anni. Chieda entro 68 giorni.',
  },
  'it.ask.wages-unpaid': {
    says: "Chieda per iscritto, poi vada da un sindacato o all'Ispettorato. Con la busta paga un avvocato può avere un decreto ingiuntivo. Ha cinque anni.",
  },
  'it.ask.return-online': {
    says: "Se ha comprato online, al telefono o a casa, può recedere in 14 giorni senza motivo. In negozio solo se lo permette o c'è un difetto.",
    dependsOn: 'dove ha comprato',
  },
  'it.ask.guarantee': {
    says: 'Sì. Il venditore risponde per due anni. Deve riparare o sostituire gratis. Se no, chieda uno sconto o i soldi.',
  },
  'it.ask.scam-paid': {
    says: 'Chiami subito la banca e contesti il pagamento per iscritto. Denunci alla Polizia Postale. Se non era autorizzato, la banca di regola rimborsa.',
  },
  'it.ask.scam-real': {
    says: "Non clicchi e non paghi. Chieda all'ufficio vero a un numero trovato da Lei, o alla Polizia Postale online.",
  },
  'it.ask.light-cut': {
    says: 'Non subito. Prima arriva una raccomandata o PEC. Per la luce passano almeno 25 giorni, per il gas 40. Chieda subito le rate.',
    dependsOn: 'se ha ricevuto la costituzione in mora',
  },
  'it.ask.fine': {
    says: 'Paghi il 30% in meno in cinque giorni o il minimo in 60. Oppure ricorso: 30 giorni al giudice di pace, 60 al Prefetto. Non entrambi.',
    dependsOn: 'se ha prove',
  },
  'it.ask.car-block': {
    says: "Nei 30 giorni del preavviso paghi, chieda le rate o provi che l'auto serve al lavoro. La prima rata pagata sospende il fermo.",
  },
  'it.ask.inps-back': {
    says: 'Vada da un patronato, gratis. Ha 90 giorni per il ricorso. Per una pensione pagata per errore INPS, chi è in buona fede spesso non restituisce.',
  },
  'it.ask.landlord-enters': {
    says: 'No. Il proprietario entra solo con il Suo permesso. Concordate un giorno per visite e riparazioni.',
  },
  'it.ask.leave-flat': {
    says: 'Per gravi motivi può andare via con sei mesi di preavviso per raccomandata. Il contratto può essere più favorevole.',
    dependsOn: 'il contratto e il motivo',
  },
  'it.ask.rent-rise': {
    says: "Solo come dice il contratto, di solito con l'ISTAT. Con la cedolare secca il canone non può salire durante il contratto.",
    dependsOn: 'cosa dice il contratto',
  },
  'it.ask.sick-dismissed': {
    says: 'Non per la malattia, fino al limite di giorni del CCNL (comporto). Dopo possono. Ha 60 giorni per impugnare.',
    dependsOn: 'quanti giorni dà il CCNL',
  },
  'it.ask.pregnant-dismissed': {
    says: "No. Dall'inizio della gravidanza fino a un anno del bambino il licenziamento è nullo, con poche eccezioni. Mandi il certificato e impugni.",
  },
  'it.ask.resign': {
    says: 'Si dimetta online con SPID o al patronato, con il preavviso del CCNL. Può revocare entro sette giorni. La NASpI spetta solo per giusta causa.',
  },
  'it.ask.insurance-no': {
    says: "Mandi un reclamo con PEC o raccomandata. Dopo 45 giorni o un no, ricorra online all'Arbitro Assicurativo (AAS) con 20 €. Attenzione ai due anni.",
  },
  'it.ask.telecom-leave': {
    says: 'Sì, con 30 giorni di preavviso. Possono chiedere solo costi reali comunicati prima.',
  },
  'it.ask.flight': {
    says: 'Di regola sì: per tre ore di ritardo o cancellazione tardiva, da 250 a 600 € secondo la distanza, salvo cause esterne. Anche pasti e un altro volo o il rimborso.',
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
  'it.ask.myth-children-evict': {
    says: 'I figli minori non fermano da soli lo sfratto. Ma il giudice può dare più tempo e i servizi sociali possono aiutare.',
  },
}
