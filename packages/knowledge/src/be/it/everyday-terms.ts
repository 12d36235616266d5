/** Taglio, telefono, premio, acquisto, prestazioni e famiglia, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_IT: Words = {
  'be.utility.right-who-decides': {
    says: 'Il Suo fornitore non può tagliare da solo luce o gas. Nelle Fiandre deve accettare una commissione (LAC), a Bruxelles un giudice. Ci vada e spieghi.',
  },
  'be.utility.right-end-phone': {
    says: 'Può chiudere un contratto di telefono o internet in ogni momento. Dopo sei mesi nessun costo, salvo il resto di un apparecchio.',
  },
  'be.insurance.right-premium': {
    says: 'Per un premio non pagato la copertura si ferma solo dopo un avviso per raccomandata o ufficiale, con almeno quindici giorni per pagare.',
  },
  'be.buy.right-delivery': {
    says: 'Un negozio deve consegnare in trenta giorni, salvo altro accordo. Se tarda, dia un tempo giusto, poi annulli e riabbia i soldi.',
  },
  'be.buy.right-not-told': {
    says: 'Chi vende a distanza deve averle detto dei 14 giorni per recedere. Se no, ha 12 mesi in più.',
  },
  'be.buy.right-flight': {
    says: 'Se un volo è cancellato o molto in ritardo, forse ha diritto ad assistenza, rimborso e una somma fissa. Chieda prima alla compagnia.',
  },
  'be.benefit.right-no-costs': {
    says: 'Una causa contro un ente sociale davanti al tribunale del lavoro non Le costa nulla, anche se perde. Solo una causa temeraria può costare.',
  },
  'be.benefit.right-living-wage': {
    says: 'Contro una decisione del CPAS sul reddito d’integrazione ha tre mesi per il tribunale del lavoro. Può anche lasciar cadere un debito per equità.',
  },
  'be.fine.know-parking-fee': {
    says: 'Una tariffa di sosta del comune (rétribution) è il prezzo della sosta e non una multa. Può contestarla per iscritto con biglietto o foto.',
  },
  'be.ask.neighbour': {
    says: 'Un vicino non può disturbare più del normale (trouble anormal de voisinage). Tenga un diario. Il giudice di pace offre una conciliazione gratuita.',
  },
  'be.ask.estate': {
    says: 'Può accettare un’eredità, rinunciare o accettarla con inventario. Così non paga i suoi debiti con i Suoi soldi. Lo scrive un notaio.',
  },
  'be.ask.maintenance': {
    says: 'I due genitori pagano per un figlio secondo i mezzi. Il tribunale della famiglia può cambiare la somma. Il servizio SECAL (DAVO) può riscuotere gli arretrati.',
  },
  'be.stay.right-short': {
    says: 'Contro un rifiuto del soggiorno ha di solito solo 30 giorni per il tribunale (CCE, RvV). A volte 10 giorni o meno. Cerchi subito un avvocato gratuito.',
  },
}
