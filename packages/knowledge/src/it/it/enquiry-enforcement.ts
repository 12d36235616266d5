/** Questions about what may be taken of pay, pensions, accounts and homes: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'it.ask.wage': {
    says: 'Al massimo un quinto per debiti comuni, e solo dopo un titolo e il precetto. La Riscossione può prendere un decimo fino a 2.500 €, un settimo fino a 5.000 €.',
    dependsOn: 'chi pignora e quanto guadagna',
  },
  'it.ask.pension': {
    says: 'Fino a 1.092,48 € al mese è al sicuro nel 2026. Del resto possono prendere un quinto.',
    dependsOn: 'quanto è alta la pensione',
  },
  'it.ask.account': {
    says: 'Chieda oggi per iscritto alla banca chi ha bloccato e perché. Con un titolo o dalla Riscossione si può. Stipendio o pensione già versati sono al sicuro fino a 1.638,72 € nel 2026. Veda presto un avvocato. È stata la banca? Reclamo scritto e, dopo 60 giorni, l’ABF.',
    dependsOn: 'chi agisce e da dove vengono i soldi',
  },
  'it.ask.home-sale': {
    says: "La Riscossione non può vendere l'unica casa dove abita, se non è di lusso. Una banca o un creditore con un titolo può.",
    dependsOn: 'chi è il creditore',
  },
  'it.ask.myth-all-wages': {
    says: 'Non possono mai prendere tutto: al massimo un quinto per debiti comuni.',
  },
  'it.ask.officer-enter': {
    dependsOn: 'se c’è un titolo',
    says: 'Senza titolo e precetto l’ufficiale non può entrare. Con questi può cercare cose in casa e, se è assente o rifiuta, far aprire le porte con la forza pubblica. Chieda di vedere il titolo. Le cose necessarie per vivere sono al sicuro.',
  },
  'it.ask.home-bank': {
    says: 'Sì, una banca o un creditore privato può, anche la prima casa: solo il fisco no. Ma prima ci sono titolo, precetto e asta. Può pagare fino a 48 rate (conversione) o chiedere un piano all’OCC. Veda subito un avvocato.',
  },
}
