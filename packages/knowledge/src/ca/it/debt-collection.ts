/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Italian. */
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
    says: 'Non possono prendere le Sue cose o entrare in casa. Solo gli ufficiali di un tribunale possono pignorare, dopo una sentenza. Chi presta può prendere un’auto che garantisce il suo prestito.',
  },
  'ca.debt.know-old': {
    says: 'I debiti possono diventare troppo vecchi per il tribunale. In molte province ci vogliono due anni, in Québec tre. Un pagamento o un foglio firmato può far ripartire il tempo.',
    learnMore:
      'Cerchi la data in cui ha pagato o scritto l’ultima volta. Lo faccia prima di pagare o firmare qualcosa.',
  },
  'ca.debt.right-details': {
    says: 'Ha il diritto di conoscere i dettagli del debito: quanto, per che cosa e chi lo riscuote.',
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
}
