/** The Italian words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'ca.debt.want': { says: 'Questa lettera fa solo una richiesta. Da sola non può farla pagare.' },
  'ca.debt.reality': {
    says: 'È una lettera di una società, non di un tribunale. Per questa lettera nessuno può prendere il Suo stipendio o le Sue cose.',
  },
  'ca.debt.who': {
    says: 'Una società di recupero crediti (collection agency) lavora per la società a cui doveva i soldi, o ha comprato il debito. Non ha poteri del tribunale o della polizia.',
  },
  'ca.debt.rights': {
    says: 'Può chiedere prove, contestare il debito e offrire quanto può permettersi. Nessuno può minacciarla o umiliarla.',
  },
  'ca.debt.no-wages-yet': {
    says: 'Non possono ancora prendere il Suo stipendio. Per quasi tutti i debiti devono prima farle causa e vincere.',
  },
  'ca.debt.no-goods-yet': {
    says: 'Non possono prendere le Sue cose o entrare in casa. Solo gli ufficiali di un tribunale possono pignorare, dopo una sentenza.',
  },
  'ca.debt.know-old': {
    says: 'I debiti possono diventare troppo vecchi per il tribunale. In molte province ci vogliono due anni, in Québec tre. Un pagamento o un foglio firmato può far ripartire il tempo.',
    learnMore:
      'Cerchi la data in cui ha pagato o scritto l’ultima volta. Lo faccia prima di pagare o firmare qualcosa.',
  },
  'ca.debt.know-six-years': {
    says: 'Quasi tutti i debiti non pagati escono dal Suo dossier di credito dopo circa sei anni. Un debito nel dossier può comunque essere troppo vecchio per il tribunale.',
  },
  'ca.debt.org-licence': {
    says: 'Le province chiedono alle società di recupero crediti (collection agencies) una licenza o una registrazione. Può controllarlo presso la Sua provincia.',
  },
  'ca.debt.right-details': {
    says: 'Ha il diritto di conoscere i dettagli del debito: quanto, per che cosa e chi lo riscuote.',
  },
  'ca.debt.right-no-harass': {
    says: 'Ha il diritto di non ricevere minacce, insulti o troppa pressione. Nessuno può rendere pubblico il Suo debito.',
  },
  'ca.debt.right-hours': {
    says: 'Chi riscuote per una banca non può chiamare nei giorni di festa, prima delle 7 o dopo le 21. La domenica solo dalle 13 alle 17.',
  },
  'ca.debt.right-work': {
    says: 'Chi riscuote per una banca non può parlare del debito con il Suo capo. Può solo controllare che Lei lavori lì.',
  },
  'ca.debt.right-others': {
    says: 'Non possono parlare del Suo debito con familiari, amici o vicini, a meno che quella persona abbia firmato anche lei.',
  },
  'ca.debt.right-complain': {
    says: 'Può fare reclamo alla Sua banca. Se ci vogliono più di 56 giorni, o non è d’accordo, vada gratis a OBSI.',
  },
  'ca.debt.right-privacy': {
    says: 'Può chiedere alla società quali dati tiene su di Lei, e far correggere i dati sbagliati.',
  },
  'ca.debt.on-six-days': {
    says: 'In Ontario una società di recupero crediti (agency) deve prima mandarle una lettera riservata. Poi deve aspettare sei giorni prima di contattarla.',
  },
  'ca.debt.on-three': {
    says: 'In Ontario, dopo che hanno parlato con Lei, possono contattarla non più di tre volte in sette giorni. La posta non conta.',
  },
  'ca.debt.on-hours': {
    says: 'In Ontario possono contattarla dalle 7 alle 21, e la domenica solo dalle 13 alle 17. Non nei giorni di festa.',
  },
  'ca.debt.bc-writing': {
    says: 'In British Columbia può dire loro di contattarla solo per iscritto. Dia un indirizzo postale.',
  },
  'ca.debt.bc-dispute': {
    says: 'In British Columbia può scrivere che contesta il debito e vuole che vada in tribunale. Allora devono smettere di contattarla.',
  },
  'ca.debt.ab-three': {
    says: 'In Alberta possono contattarla non più di tre volte in sette giorni, e solo dalle 7 alle 22.',
  },
  'ca.debt.qc-writing': {
    says: 'In Québec può dire loro per iscritto di contattarla solo per iscritto. Vale tre mesi, e può rinnovarlo.',
  },
  'ca.debt.qc-five-days': {
    says: 'In Québec una società di recupero crediti (agency) deve prima mandare un avviso scritto. Può telefonarle solo cinque giorni dopo.',
  },
  'ca.debt.qc-contest': {
    says: 'In Québec può scrivere che contesta il debito e che possono andare in tribunale. Allora non possono telefonarle.',
  },
  'ca.debt.step-check': {
    says: 'Controlli che il debito sia Suo. Guardi il nome, la somma, le date e a chi doveva i soldi all’inizio.',
  },
  'ca.debt.step-age': {
    says: 'Scopra quando ha pagato l’ultima volta. Se è anni fa, non paghi e non firmi ancora nulla.',
  },
  'ca.debt.step-write': {
    says: 'Risponda per scritto. Chieda prove del debito, un elenco delle spese e il nome del primo creditore.',
  },
  'ca.debt.step-help': {
    says: 'Parli con un consulente per i debiti senza scopo di lucro (credit counsellor). Se deve molto, chieda a un curatore autorizzato (Licensed Insolvency Trustee). Il primo colloquio è quasi sempre gratuito.',
  },
  'ca.debt.step-offer': {
    says: 'Se deve i soldi, faccia un bilancio. Offra per iscritto una somma che riesce a pagare ogni volta, e tenga la prova di ogni pagamento.',
  },
  'ca.debt.step-dispute': {
    says: 'Se è sbagliato, lo dica per iscritto e dica perché. Mandi copie delle Sue prove, non gli originali.',
  },
  'ca.debt.opt-proof': {
    says: 'Chieda di mostrare che cosa deve e perché. Non paghi nulla finché non l’ha visto.',
    title: 'Chiedere prove',
    cost: 'Gratis.',
    time: 'Una lettera. Poi alcune settimane.',
    risk: 'Basso. Possono comunque fare causa, quindi faccia attenzione alle carte del tribunale.',
    bestFor: 'Non sa con certezza se è Suo, o la somma sembra sbagliata.',
  },
  'ca.debt.opt-plan': {
    says: 'Offra una somma al mese, o una sola somma più piccola per chiudere tutto. Abbia l’accordo per iscritto prima di pagare.',
    title: 'Offrire un pagamento che può permettersi',
    cost: 'La somma concordata.',
    time: 'Da giorni a settimane.',
    risk: 'Un pagamento può far ripartire il termine.',
    bestFor: 'Deve i soldi, e il debito non è troppo vecchio.',
  },
  'ca.debt.opt-trustee': {
    says: 'Un curatore (trustee) può offrire ai creditori una parte di quanto deve, in al massimo cinque anni. Ferma quasi tutte le cause e i pignoramenti dello stipendio.',
    title: 'Chiedere di una proposta ai creditori (consumer proposal)',
    cost: 'Si paga con le rate concordate.',
    time: 'Fino a cinque anni.',
    risk: 'Si vede per alcuni anni nel Suo dossier di credito.',
    bestFor: 'Deve più di quanto potrà mai restituire.',
  },
  'ca.debt.insight-restart': {
    says: 'In quasi tutte le province anche un piccolo pagamento può far ripartire il termine. Per questo chi chiama chiede spesso una piccola somma.',
    actionable: 'Guardi quanto è vecchio il debito prima di pagare qualunque cosa.',
  },
  'ca.debt.insight-interest': {
    says: 'Dal 2025 quasi tutti i prestiti non possono costare più del 35% all’anno, con tutte le spese. I prestiti fino alla paga (payday loans) con licenza hanno un loro limite.',
    actionable:
      'Calcoli il costo all’anno. Se è sopra il 35%, chieda a un avvocato o a un ufficio consumatori.',
  },
  'ca.debt.tactic-writing': {
    says: 'Faccia tutto per iscritto. Una lettera Le dà tempo e lascia una traccia.',
    risk: 'Le lettere sono più lente delle telefonate.',
    notWhen: 'Una data in tribunale è vicina.',
  },
  'ca.debt.warn-court': {
    says: 'Se arrivano carte del tribunale, non le metta da parte. Se non risponde in tempo, possono vincere senza di Lei.',
  },
  'ca.debt.warn-settlers': {
    says: 'Faccia attenzione alle società che promettono di sistemare il debito per soldi in anticipo. I curatori (trustees) e i consulenti senza scopo di lucro sono più sicuri.',
  },
  'ca.debt.myth-prison': {
    says: 'Non può andare in prigione perché non paga una carta, un prestito o una bolletta. Chi riscuote e lo dice viola le regole.',
  },
  'ca.debt.myth-things': {
    says: 'Una società di recupero crediti (collection agency) non può prendere le Sue cose. Può farlo solo un ufficiale del tribunale, dopo una sentenza. Chi ha dato il prestito può riprendere un’auto che lo garantisce.',
  },
  'ca.debt.element-creditor': {
    says: 'Devono dire a chi deve i soldi.',
    name: 'A chi deve i soldi',
    ifMissing: 'La lettera non dice a chi deve i soldi. Lo chieda prima di pagare.',
  },
  'ca.debt.element-sum': {
    says: 'Devono dirle quanto chiedono.',
    name: 'Quanto',
    ifMissing: 'La lettera non dà una somma chiara. Chieda un conteggio completo.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Se un contratto dà l’interesse al giorno, alla settimana o al mese e non all’anno, deve al massimo il 5% all’anno. Per i mutui della casa è diverso.',
  },
  'ca.debt.on-credit-file': {
    says: 'In Ontario può vedere gratis il Suo dossier di credito, far correggere i dati sbagliati e aggiungere la Sua versione. I debiti vecchi devono uscire dal dossier dopo alcuni anni.',
  },
  'ca.debt.bc-credit-file': {
    says: 'In British Columbia può vedere gratis il Suo dossier di credito, far correggere i dati sbagliati e aggiungere la Sua versione. I debiti vecchi devono uscire dal dossier dopo alcuni anni.',
  },
  'ca.debt.ab-credit-file': {
    says: 'In Alberta può vedere gratis il Suo dossier di credito, far correggere i dati sbagliati e aggiungere la Sua versione. I debiti vecchi devono uscire dal dossier dopo alcuni anni.',
  },
  'ca.debt.qc-credit-file': {
    says: 'In Québec può vedere gratis il Suo dossier di credito. Se non è d’accordo può aggiungere una nota, e chiedere un blocco gratis.',
  },
  'ca.debt.right-bad-work': {
    says: 'Se il lavoro era fatto male o non finito, lo dica per iscritto con foto. Può togliere dal conto la Sua perdita.',
  },
  'ca.debt.on-small-claims': {
    says: 'In Ontario il tribunale per le piccole cause (small claims court) arriva fino a $50.000. Lì le spese legali sono quasi sempre al massimo il 15% della richiesta.',
  },
  'ca.debt.bc-small-claims': {
    says: 'In British Columbia un organo apposito (tribunal) decide richieste fino a $5.000, e il tribunale per le piccole cause (small claims court) fino a $35.000. Quasi sempre non paga il loro avvocato.',
  },
  'ca.debt.ab-court': {
    says: 'In Alberta la Court of Justice decide richieste fino a $100.000. Lì può parlare per sé, senza avvocato.',
  },
  'ca.debt.qc-small-claims': {
    says: 'In Québec nelle piccole cause le persone parlano da sole, senza avvocati. Una società che ha comprato il debito non può fare causa lì.',
  },
  'ca.debt.right-phone': {
    says: 'Per un debito di telefono o internet può fare reclamo gratis alla CCTS. Il Wireless Code limita ciò che si deve se un contratto di cellulare finisce prima.',
  },
  'ca.debt.right-sold': {
    says: 'Il Suo debito è stato venduto. Chieda l’avviso scritto della vendita e la prova che è di questa ditta. Non paghi due ditte.',
  },
  'ca.debt.right-student': {
    says: 'Lo Stato ha quasi sempre sei anni per fare causa per un prestito studentesco; un pagamento fa ripartire il tempo. Può ancora trattenere i rimborsi delle tasse. Chieda l’aiuto per rimborsare.',
  },
}
