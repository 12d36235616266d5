/** Collectors and buyers of debts in Italy. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'it', checkedOn: '2026-11-21', checkBy: '2027-11-01' } as const

export const COLLECTORS: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'it.sender.intrum',
    what: 'debt_collector',
    name: 'Intrum Italy',
    match: ['intrum'],
    says: 'Intrum Italy is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Testo unico leggi di pubblica sicurezza, articolo 115',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1931-06-18;773',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.dovalue',
    what: 'debt_collector',
    name: 'doValue',
    match: ['dovalue', 'donext'],
    says: 'doValue is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Testo unico leggi di pubblica sicurezza, articolo 115',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1931-06-18;773',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.amco',
    what: 'debt_buyer',
    name: 'AMCO',
    match: ['amco - asset management', 'amco s.p.a'],
    says: 'AMCO is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Codice civile, articoli 1260 a 1264',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.ifis',
    what: 'debt_buyer',
    name: 'Ifis Npl',
    match: ['ifis npl', 'ifis npl investing', 'ifis npl servicing'],
    says: 'Ifis Npl is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Codice civile, articoli 1260 a 1264',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.kruk',
    what: 'debt_buyer',
    name: 'Kruk Italia',
    match: ['kruk italia', 'kruk'],
    says: 'Kruk Italia is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Codice civile, articoli 1260 a 1264',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.prelios',
    what: 'debt_collector',
    name: 'Prelios Credit Servicing',
    match: ['prelios'],
    says: 'Prelios Credit Servicing is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Testo unico leggi di pubblica sicurezza, articolo 115',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1931-06-18;773',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.cerved',
    what: 'debt_collector',
    name: 'Cerved Credit Management',
    match: ['cerved credit', 'cerved'],
    says: 'Cerved Credit Management is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Testo unico leggi di pubblica sicurezza, articolo 115',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1931-06-18;773',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.mbcredit',
    what: 'debt_buyer',
    name: 'MBCredit Solutions (Revalea)',
    match: ['mbcredit', 'revalea'],
    says: 'MBCredit Solutions (Revalea) is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Codice civile, articoli 1260 a 1264',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.axactor',
    what: 'debt_buyer',
    name: 'Axactor Italy',
    match: ['axactor'],
    says: 'Axactor Italy is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Codice civile, articoli 1260 a 1264',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.fire',
    what: 'debt_collector',
    name: 'Fire S.p.A.',
    match: ['fire s.p.a', 'fire spa'],
    says: 'Fire S.p.A. is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Testo unico leggi di pubblica sicurezza, articolo 115',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1931-06-18;773',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.ge-ri',
    what: 'debt_collector',
    name: 'Ge.Ri. Gestione Rischi',
    match: ['ge.ri.', 'gestione rischi'],
    says: 'Ge.Ri. Gestione Rischi is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Testo unico leggi di pubblica sicurezza, articolo 115',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1931-06-18;773',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.hoist',
    what: 'debt_buyer',
    name: 'Hoist Italia',
    match: ['hoist italia', 'hoist finance'],
    says: 'Hoist Italia is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Codice civile, articoli 1260 a 1264',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.europa-factor',
    what: 'debt_buyer',
    name: 'Europa Factor',
    match: ['europa factor'],
    says: 'Europa Factor is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Codice civile, articoli 1260 a 1264',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
    },
  },
  {
    ...CHECKED,
    id: 'it.sender.advancing',
    what: 'debt_collector',
    name: 'Advancing Trade',
    match: ['advancing trade'],
    says: 'Advancing Trade is a private firm that collects or buys debts. It is not a court. It can ask you to pay, and you can ask it for proof.',
    source: {
      title: 'Testo unico leggi di pubblica sicurezza, articolo 115',
      url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1931-06-18;773',
    },
  },
]
