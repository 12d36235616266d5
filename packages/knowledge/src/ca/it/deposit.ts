/** The Italian words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_IT: Words = {
  'ca.deposit.want': {
    says: 'Il padrone di casa vuole tenere la Sua cauzione. Cerchi ogni somma e il suo motivo.',
  },
  'ca.deposit.reality': {
    says: 'Il padrone di casa deve provare il danno. L’usura normale non è un danno.',
  },
  'ca.deposit.bc': {
    says: 'In British Columbia il padrone di casa ha 15 giorni per rendere la cauzione o chiedere di tenerla. Partono dalla fine dell’affitto o dal Suo nuovo indirizzo per iscritto, se viene dopo. Poi Lei può chiedere il doppio.',
  },
  'ca.deposit.on': {
    says: 'In Ontario il padrone di casa può tenere solo un deposito per l’affitto dell’ultimo mese (rent deposit). Una cauzione per i danni è contro la legge. La chieda indietro.',
  },
  'ca.deposit.qc': {
    says: 'In Québec il padrone di casa non può chiedere una cauzione. Può chiederla indietro al tribunale degli affitti (Tribunal administratif du logement).',
  },
  'ca.deposit.right-proof': {
    says: 'Può chiedere un elenco, le fatture e le foto, e i verbali fatti all’ingresso e all’uscita.',
  },
  'ca.deposit.right-tribunal': {
    says: 'L’ufficio o il tribunale degli affitti della Sua provincia può ordinare di rendere la cauzione. Costa poco, e non Le serve un avvocato.',
  },
  'ca.deposit.step': {
    says: 'Dia per iscritto il Suo nuovo indirizzo, dica che non è d’accordo e chieda la cauzione indietro entro un giorno preciso.',
  },
  'ca.deposit.ab': {
    says: 'In Alberta il padrone di casa ha 10 giorni per rendere la cauzione o mandare un conto. Senza i due verbali di ispezione non può tenere soldi per danni. Decide il RTDRS.',
  },
}
