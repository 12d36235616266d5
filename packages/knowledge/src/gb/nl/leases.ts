/** Dutch: the words of the rows in ../leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASES_NL: Words = {
  'gb.lease.right-fair-costs': {
    says: 'U betaalt alleen eerlijke kosten, voor goed gedaan werk. Een rechter (tribunal) kan beslissen wat u moet betalen.',
  },
  'gb.lease.right-asked-first': {
    says: 'Voor werk van meer dan £250 per woning moeten ze u eerst vragen, met offertes. Anders kan uw deel dalen tot £250.',
  },
  'gb.lease.right-old-costs': {
    says: 'Kosten die bij de rekening ouder zijn dan 18 maanden hoeft u niet te betalen. Behalve als ze u op tijd schreven dat een rekening zou komen.',
  },
  'gb.lease.right-see-bills': {
    says: 'Bij elke rekening hoort een overzicht van uw rechten. Tot die tijd mag u het geld vasthouden. U kunt de facturen inzien.',
  },
  'gb.lease.no-forfeit-yet': {
    says: 'Ze kunnen de woning niet afnemen om een rekening tot een rechter zegt dat u die moet betalen, of u het erkent. Bij £350 of minder moet die ook ouder zijn dan drie jaar.',
  },
  'gb.lease.step': {
    says: 'Schrijf wat u erkent, wat niet en waarom. Vraag het kostenoverzicht en de facturen. Betaal het deel dat u erkent.',
  },
  'gb.lease.answer': {
    says: 'U betaalt alleen eerlijke kosten. Voor werk van meer dan £250 per woning moeten ze u eerst vragen. Een rechter (tribunal) kan beslissen, en niemand neemt de woning eerder af.',
  },
  'gb.lease.right-longer': {
    says: 'Wie een lang contract (lease) voor een flat heeft, kan voor een eerlijke prijs een langer krijgen. U hoeft het niet meer eerst twee jaar te hebben.',
  },
  'gb.lease.right-manage': {
    says: 'De houders (leaseholders) kunnen het beheer van hun gebouw overnemen. De eigenaar hoeft geen fout te hebben gemaakt.',
  },
}
