/** The Italian words of the rows in ../exit-agreements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_IT: Words = {
  'us.exit.right-warn': {
    says: 'In un licenziamento di massa o in una chiusura, le ditte con 100 lavoratori devono quasi sempre 60 giorni di avviso. Se è più corto, possono dover pagare i giorni mancanti.',
  },
  'us.exit.right-cobra': {
    says: 'Nelle ditte da 20 lavoratori può quasi sempre tenere l’assicurazione sanitaria per 18 mesi a Sue spese. Ha 60 giorni per scegliere.',
  },
  'us.exit.right-charge': {
    says: 'Una rinuncia (release) non può impedirle di presentare un reclamo (charge) alla EEOC. Il termine è di 180 giorni, o 300 in quasi tutti gli stati.',
  },
}
