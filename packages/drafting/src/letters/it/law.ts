/** The law that letters in Italian name. Where a rule of the knowledge base holds it, that rule says when it was checked. */
import type { LetterLaw } from '@plainletter/contracts/draft'

const italian = (title: string, urn: string, provision: string): LetterLaw => ({
  title,
  provision,
  url: `https://www.normattiva.it/uri-res/N2Ls?${urn}`,
})
const CIVIL = ['Codice civile', 'urn:nir:stato:regio.decreto:1942-03-16;262'] as const
const swiss = (title: string, eli: string, provision: string): LetterLaw => ({
  title,
  provision,
  url: `https://www.fedlex.admin.ch/eli/cc/${eli}/it`,
})

export const LAW = {
  itProof: italian(...CIVIL, 'articolo 2697 del codice civile'),
  itDismissal: italian(
    'Legge 15 luglio 1966, n. 604',
    'urn:nir:stato:legge:1966-07-15;604',
    'articolo 6 della legge n. 604 del 1966',
  ),
  itFine: italian(
    'Codice della strada',
    'urn:nir:stato:decreto.legislativo:1992-04-30;285',
    'articolo 203 del codice della strada',
  ),
  itAccess: italian(
    'Legge 7 agosto 1990, n. 241',
    'urn:nir:stato:legge:1990-08-07;241',
    'articolo 22 della legge n. 241 del 1990',
  ),
  chEvidence: swiss(
    'Legge federale sulla esecuzione e sul fallimento (LEF)',
    '11/529_488_529',
    'articolo 73 LEF',
  ),
  chNoticeReason: swiss('Codice delle obbligazioni (CO)', '27/317_321_377', 'articolo 271 CO'),
  chDismissal: swiss('Codice delle obbligazioni (CO)', '27/317_321_377', 'articoli 335 e 336b CO'),
} as const satisfies Record<string, LetterLaw>
