/** Il debito di una persona morta: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_IT: Words = {
  'gb.estate-debt.not-yours': {
    says: 'Questo debito si paga con ciò che la persona ha lasciato, non con i Suoi soldi. È Suo solo se ha firmato anche Lei.',
  },
  'gb.estate-debt.step-tell': {
    says: 'Dica la data della morte e chi si occupa dell’eredità. Chieda un estratto e una prova, e non prometta nulla.',
  },
  'gb.estate-debt.step-list': {
    says: 'Prima di pagare, elenchi tutto ciò che ha lasciato e doveva. Non paghi nulla di tasca Sua.',
  },
  'gb.estate-debt.step-insurance': {
    says: 'Cerchi un’assicurazione che paga alla morte: vita, del prestito o del lavoro.',
  },
  'gb.estate-debt.right-not-enough': {
    says: 'Se l’eredità non basta, il resto non si paga. La famiglia non deve aggiungerlo.',
  },
  'gb.estate-debt.right-time': {
    says: 'Chi presta o recupera deve trattarLa con equità e cura. Chieda di aspettare e fermare le spese finché l’eredità è chiara.',
  },
  'gb.estate-debt.right-order': {
    says: 'Prima vengono un funerale equo e le spese dell’eredità. Prestiti e carte dopo, in parti uguali se i soldi mancano.',
  },
  'gb.estate-debt.right-old': {
    says: 'Anche qui un debito può essere troppo vecchio: per lo più dopo sei anni senza pagamenti o ammissione scritta. Controlli prima.',
  },
  'gb.estate-debt.warning-joint': {
    says: 'Se il prestito o conto era in comune, o ha garantito, lo deve ancora. Chieda un piano sostenibile.',
  },
  'gb.estate-debt.warning-executor': {
    says: 'L’esecutore (executor) che distribuisce o paga nell’ordine sbagliato con debiti aperti può doverli pagare.',
  },
  'gb.estate-debt.insight-notice': {
    says: 'Un avviso su The Gazette e un giornale locale protegge l’esecutore da debiti ignoti.',
    actionable: 'Poi aspetti almeno due mesi prima di dividere il resto.',
  },
  'gb.estate-debt.option-reply': {
    says: 'Scriva che risponde solo per l’eredità. Chieda il conto e dica quando saprà di più.',
    title: 'Chiedere prova e tempo',
    cost: 'Niente.',
    time: 'Una lettera adesso.',
    risk: 'Gli interessi corrono se non accettano lo stop.',
    bestFor: 'È presto e l’eredità non è chiara.',
  },
  'gb.estate-debt.option-nothing': {
    says: 'Invii una breve lista di beni e debiti e chieda di chiudere il conto.',
    title: 'Dire che non basta per pagarlo',
    cost: 'Niente.',
    time: 'Una lettera adesso.',
    risk: 'Una lista sbagliata può nuocerLe. Chieda prima consiglio.',
    bestFor: 'Resta poco dopo il funerale.',
  },
  'gb.estate-debt.scotland': {
    says: 'L’esecutore non deve pagare i debiti comuni nei primi sei mesi. Il funerale viene prima dei prestiti.',
  },
  'gb.estate-debt.ni': {
    says: 'Prima vengono il funerale e le spese dell’eredità. I debiti comuni dopo, da ciò che resta.',
  },
}
