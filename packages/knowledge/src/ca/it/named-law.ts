/** The Italian words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'ca.named.strata-fine': {
    says: 'Una strata può multarLa solo dopo averLe mandato il reclamo per iscritto e averLa lasciata rispondere, con un’udienza se la chiede. Altrimenti la multa non vale. Il Civil Resolution Tribunal può annullarla.',
  },
  'ca.named.ask-strata-fine': {
    dependsOn: 'se Le hanno scritto prima',
    says: 'Senza un reclamo scritto e la possibilità di rispondere prima, con un’udienza se la chiede, la multa non vale. Scriva al consiglio: chieda la regola, il reclamo e i verbali, e di annullare la multa. Quasi sempre il massimo è $200, e per una multa non si può iscrivere un vincolo sulla casa. Se rifiutano, decide online il Civil Resolution Tribunal, a basso costo.',
  },
  'ca.named.ask-refused-claim': {
    says: 'Quasi tutti hanno 15 giorni dai motivi scritti per fare appello alla Refugee Appeal Division, e 45 giorni in tutto per mandare il resto. Finché è aperto, l’espulsione di solito aspetta. Se non può andare lì, ha 15 giorni per la Corte federale. Chiami oggi l’assistenza legale: può pagare un avvocato. Più avanti chieda una valutazione del rischio (PRRA).',
  },
  'ca.named.assistance-recovery': {
    says: 'Possono trattenere al massimo il 10 % del Suo aiuto mensile, e meno se è troppo duro. L’ufficio e il tribunale possono anche rinunciare a una parte o a tutto, per esempio dopo un loro errore. Lo chieda per iscritto.',
  },
  'ca.named.group-disability': {
    says: 'Non deve usare il ricorso interno: può anche fare causa, di solito entro due anni dal no. L’assicuratore deve agire con correttezza e può dovere di più per l’angoscia. Chieda il fascicolo e la polizza, e senta un avvocato prima del ricorso.',
  },
  'ca.named.ei-left-job': {
    says: 'Lasciare un lavoro non toglie le prestazioni se c’era giusta causa: nessun’altra via ragionevole, per esempio molestie, pericolo, forte taglio della paga o cura della famiglia. Per cattiva condotta devono mostrare l’intenzione. Chieda il riesame entro 30 giorni.',
  },
  'ca.named.ask-special-levy': {
    dependsOn: 'come è stata decisa e che cosa dicono le regole',
    says: 'Di solito deve pagare una quota decisa secondo legge e regole, o la casa può essere gravata. Chieda verbali, votazione, studio del fondo di riserva e preventivi. In British Columbia servono spesso tre quarti dei voti. Se non è stata decisa bene o è ingiusta, la contesti al tribunale e paghi con riserva. Chieda le rate.',
  },
}
